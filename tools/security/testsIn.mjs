import { hasTest } from './hasTest.mjs';

/**
 * The tests that a line of a page in `docs` names: the title as code, then a link to the file.
 *
 * @param {string} line
 * @returns tests as `{ file, title }`, and how many links out of `docs` the line has
 */
export function testsIn(line) {
  const named = [...line.matchAll(/`([^`]+)` \(\[[^\]]+\]\(\.\.\/([^)]+)\)\)/g)].map(([, title, file]) => ({ title, file }));
  return { named, links: line.split('](../').length - 1 };
}

/**
 * @param {string} subject whose tests they are
 * @param {{ file: string, title: string }[]} named
 * @returns a sentence for each that is not there
 */
export function missingTests(subject, named) {
  return named.filter(({ file, title }) => !hasTest(file, title)).map(({ file, title }) => `${subject}: ${file} has no test "${title}"`);
}
