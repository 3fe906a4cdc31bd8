import type { Both } from '../provider-profiles/TradeTexts.ts';
import type { Random } from '../random.ts';

/** Companies that may say the same. */
const MAX_COMPANIES = 3;

/** Which texts were used how often, so that no two companies talk alike. */
export class Words {
  readonly #used = new Map<string, number>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * One of the texts that can be made, and that was not made too often in either language.
   * @throws {Error} when all were
   */
  choose(make: (random: Random) => Both): Both {
    for (let tries = 0; tries < 500; tries += 1) {
      const made = make(this.#random);
      if (made.every((text) => (this.#used.get(text) ?? 0) < MAX_COMPANIES)) {
        for (const text of made) this.#used.set(text, (this.#used.get(text) ?? 0) + 1);
        return made;
      }
    }
    throw new Error('There are too few sentences: write more of them.');
  }
}

export const fill = (words: Both, values: Readonly<Record<string, Both>>): Both => {
  const filled = (language: 0 | 1) => words[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key]![language]);
  return [filled(0), filled(1)];
};

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A name in the middle of a sentence: "EV charger" keeps its capitals. */
export const inSentence = (name: string) => (/^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
