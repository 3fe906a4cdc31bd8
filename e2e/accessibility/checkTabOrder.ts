import { expect, type Page } from '../support/readerTest.ts';
import { walkByTab } from '../support/tabStops.ts';

/** Holds that Tab walks the whole page in its order, and that every stop can be seen and is named. */
export async function checkTabOrder(page: Page): Promise<void> {
  const { stops, reachedEnd } = await walkByTab(page);
  expect.soft(reachedEnd, 'the walk ends').toBe(true);
  expect.soft(stops.length).toBeGreaterThan(10);
  expect.soft(stops[0]!.tag, 'the first stop skips to the content').toMatch(/href="#/);
  expect.soft(stops.at(-1)!.isInFooter, 'the walk ends in the footer').toBe(true);
  expect
    .soft(
      stops.filter(({ isAfterLast }) => !isAfterLast).map(({ tag }) => tag),
      'against the order of the document',
    )
    .toEqual([]);
  expect
    .soft(
      stops.filter(({ name }) => !name).map(({ tag }) => tag),
      'without a name',
    )
    .toEqual([]);
  expect
    .soft(
      stops.filter(({ outline }) => outline < 2).map(({ tag, outline }) => `${outline} px: ${tag}`),
      'without a visible outline',
    )
    .toEqual([]);
  expect
    .soft(
      stops.filter(({ coveredBy }) => coveredBy).map(({ tag, coveredBy }) => `${tag} under ${coveredBy}`),
      'covered',
    )
    .toEqual([]);
}
