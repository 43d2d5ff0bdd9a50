import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const HERE = join(import.meta.dirname, "words");
const LANGUAGES = ["en", "de", "hu", "fr"] as const;

const sources = Object.fromEntries(
  LANGUAGES.map((language) => [language, readFileSync(join(HERE, `${language}.ftl`), "utf8")]),
);

function idsOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id!);
}

/** Every `jk-…` that a component or module says. */
function idsSaid(folder = import.meta.dirname): Set<string> {
  const said = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) for (const id of idsSaid(join(folder, entry.name))) said.add(id);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")) {
      const text = readFileSync(join(folder, entry.name), "utf8");
      for (const [, id] of text.matchAll(/["`](jk-[a-z0-9-]+)["`]/g)) said.add(id!);
    }
  }
  return said;
}

describe("the words of the table", () => {
  test.each(LANGUAGES)("%s has the same messages as English, each once", (language) => {
    const ids = idsOf(sources[language]!);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(idsOf(sources["en"]!).sort());
  });

  test.each(LANGUAGES)("%s is well-formed", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(sources[language]!))).toEqual([]);
    for (const id of idsOf(sources[language]!)) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  });

  test.each(LANGUAGES)("%s uses the variables that English uses", (language) => {
    const variables = (source: string) => {
      const blocks = source.split(/^(?=[a-z][a-z0-9-]* =)/m).filter((block) => block.startsWith("jk-"));
      return Object.fromEntries(
        blocks.map((block) => [idsOf(block)[0]!, new Set([...block.matchAll(/\$([a-z]+)/g)].map(([, name]) => name!))]),
      );
    };
    const english = variables(sources["en"]!);
    for (const [id, names] of Object.entries(variables(sources[language]!))) {
      for (const name of names) expect([...ALWAYS, ...english[id]!], id).toContain(name);
    }
  });

  test("everything said has words, and no words are left over", () => {
    const written = new Set(idsOf(sources["en"]!));
    const said = idsSaid();
    expect([...said].filter((id) => !written.has(id) && !NOT_WORDS.has(id))).toEqual([]);
    expect([...written].filter((id) => !said.has(id) && !SAID_BY_HOUSE.test(id) && !MADE_UP.test(id))).toEqual([]);
  });
});

/** Facts that every sentence about waiting gets. */
const ALWAYS = ["name", "you"];
/** What lobby and table page say of every game. */
const SAID_BY_HOUSE = /^(game-variety|game-facts|game-sentence|reason-.*|puzzle-level-.*)$/;
/** Said by the number of a seat, or by the phase. */
const MADE_UP = /^jk-(seat-[0-5]|wait-.*)$/;
/** Beginnings of such ids. */
const NOT_WORDS = new Set(["jk-seat-", "jk-wait-"]);
