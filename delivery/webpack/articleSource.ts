import { parse } from 'yaml';

/** Adults read about 220 words of plain prose in a minute. */
const WORDS_PER_MINUTE = 220;

/**
 * Splits an article into what a list shows and what a page shows.
 *
 * @param source MDX with YAML front matter between two lines of three dashes
 * @returns `article`: the front matter with `readingMinutes` and the second-level `headings`; `body`: the MDX below it
 * @throws Error when the front matter is missing or no mapping
 */
export function readArticle(source: string): { article: Record<string, unknown>; body: string } {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const frontMatter: unknown = head === undefined ? null : parse(head);
  if (body === undefined || typeof frontMatter !== 'object' || frontMatter === null) {
    throw new Error('An article starts with front matter: a line "---", "name: value" lines, and a line "---".');
  }
  const words = body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const headings = [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1]!.trim());
  return { article: { ...frontMatter, readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)), headings }, body };
}

/**
 * @param source as for `readArticle`
 * @returns a module that exports `article` only, for lists
 */
export function summaryModule(source: string): string {
  return `export const article = ${JSON.stringify(readArticle(source).article)};\n`;
}

/**
 * @param source as for `readArticle`
 * @returns MDX that exports `article` beside its content
 */
export function articleModule(source: string): string {
  return `${summaryModule(source)}\n${readArticle(source).body}`;
}
