import { filterButton, openFilters, showFound } from '../support/filters.ts';
import { findCutTexts } from '../support/findCutTexts.ts';
import { expect, type Page } from '../support/test.ts';

/** A phone, a tablet and a small desk: from there on there is more room. */
const widths = [360, 768, 1024];

/** Holds that no text is cut in these windows, nor where filters open. The page keeps the last window. */
export async function checkCutTexts(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findCutTexts(page), `at ${width} px`).toEqual([]);
    if (!(await filterButton(page).isVisible())) continue;
    await openFilters(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findCutTexts(page), `in the filters at ${width} px`).toEqual([]);
    await showFound(page);
  }
}
