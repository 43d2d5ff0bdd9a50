/** Sentences in the reader's language, from Project Fluent. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { AnyGame, Language, Words } from "./game";

export const LANGUAGES: readonly Language[] = ["en", "de", "hu", "fr"];

/** How a language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  hu: "Magyar",
  fr: "Français",
};

export class Dictionary implements Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message; an unknown id comes back in double brackets, which a test looks for. */
  say(id: string, facts?: Record<string, string | number>): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return `⟦${id}⟧`;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, facts ?? null, errors);
    for (const error of errors) console.warn(`${this.language} ${id}:`, error.message);
    return text;
  }
}

/** The language to start with: the one chosen before, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wishes = chosen === null ? preferred : [chosen, ...preferred];
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split("-")[0] === known);
    if (language !== undefined) return language;
  }
  return "en";
}

const houseSources = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

/** The house's own sentences in one language; only that one is fetched. */
export async function houseSource(language: Language): Promise<string> {
  return await houseSources[`../words/${language}.ftl`]!();
}

/** A game's sentences on top of the house's, in one language. */
export async function gameDictionary(game: AnyGame, language: Language): Promise<Dictionary> {
  const sources = await Promise.all([houseSource(language), ...game.words[language].map((load) => load())]);
  return new Dictionary(language, sources);
}
