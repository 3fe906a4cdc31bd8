import { sectionNameSchema } from '@marketplace/section-kit/manifest';

/**
 * @param given name of a section with or without `mf-`
 * @param example a command that would do
 * @returns what its page and its address are called
 * @throws Error in one sentence when it cannot name a section
 */
export function pageOf(given: string, example: string): string {
  const page = given.replace(/^mf-/, '');
  if (sectionNameSchema.safeParse(`mf-${page}`).success) return page;
  throw new Error(`"${given}" cannot name a section: give lower-case letters only, for instance "${example}".`);
}
