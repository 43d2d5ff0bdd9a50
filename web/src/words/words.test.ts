import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { Dictionary, firstLanguage, LANGUAGES } from "../table/words";

const here = new URL(".", import.meta.url);
const source = (language: string) => readFileSync(new URL(`${language}.ftl`, here), "utf8");

interface Shape {
  id: string;
  facts: string[];
}

/** The messages of a source and the facts each of them asks for. */
function shapes(text: string): Shape[] {
  return new FluentResource(text).body
    .map((entry) => ({ id: entry.id, facts: [...new Set(factsIn(entry.value))].sort() }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function factsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(factsIn);
  if (value === null || typeof value !== "object") return [];
  const node = value as { type?: string; name?: string };
  if (node.type === "var") return [node.name!];
  return Object.values(value).flatMap(factsIn);
}

test("there is a file for every language and no other", () => {
  const files = readdirSync(here).filter((name) => name.endsWith(".ftl"));
  expect(files.sort()).toEqual(LANGUAGES.map((language) => `${language}.ftl`).sort());
});

test.each(LANGUAGES)("%s is free of errors and says nothing twice", (language) => {
  const text = source(language);
  expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([]);
  const ids = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(shapes(text)).toHaveLength(ids.length);
});

test.each(LANGUAGES)("%s has the same messages with the same facts as English", (language) => {
  expect(shapes(source(language))).toEqual(shapes(source("en")));
});

test("a number chooses its form and an unknown message stands in double brackets", () => {
  const words = new Dictionary("en", [source("en")]);
  expect([words.say("watchers", { count: 1 }), words.say("watchers", { count: 3 })]).toEqual([
    "One person is watching.",
    "3 people are watching.",
  ]);
  expect(words.say("no-such-message")).toBe("⟦no-such-message⟧");
});

test("the language is the one chosen, else the browser's first that we speak, else English", () => {
  expect(firstLanguage("hu", ["de-AT"])).toBe("hu");
  expect(firstLanguage(null, ["it", "de-AT", "fr"])).toBe("de");
  expect(firstLanguage("xx", ["it"])).toBe("en");
});
