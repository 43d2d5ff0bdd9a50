import { expect, test } from "vitest";

import type { GameInfo, TableInfo } from "../wire/types";
import { houseRules, valueId } from "./options";

test("a value's message is written with hyphens", () => {
  expect(valueId("miss_reveal", "yes_no")).toBe("option-miss-reveal-yes-no");
});

test("house rules are options that are not at their defaults, the first aside", () => {
  const option = (name: string, usual: string) => ({ name, default: usual });
  const info = { options: [option("mode", "basic"), option("starter", "random"), option("peek", "automatic")] };
  const table = { options: { mode: "expert", starter: "seat0", peek: "automatic" } };
  expect(houseRules(table as unknown as TableInfo, info as unknown as GameInfo)).toBe(1);
});
