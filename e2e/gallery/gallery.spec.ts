import { expect, test } from '@playwright/test';
import { findViolations } from '../support/findViolations.ts';
import { buildGallery, gallery } from '../support/gallery.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  test.setTimeout(180_000);
  buildGallery();
});

for (const theme of ['light', 'dark']) {
  test(`every component in every state, ${theme}: no accessibility violation`, async ({ page }) => {
    await page.goto(`${gallery}?theme=${theme}`);
    await expect(page.locator('[data-gallery]').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('with forced colours every control keeps an outline of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(gallery);
  await expect(page.locator('[data-gallery]').first()).toBeVisible();
  const bare = await page.locator('[data-gallery]').evaluateAll((specimens) =>
    specimens.flatMap((specimen) =>
      [...specimen.querySelectorAll('button, input, select, textarea')].flatMap((control) => {
        const style = getComputedStyle(control);
        const box = control.getBoundingClientRect();
        const outlined = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
        const hidden = box.width < 2 || style.visibility === 'hidden';
        // A control inside of an outlined field, such as the text of a search box, has the field's border.
        const framed = control.parentElement !== null && parseFloat(getComputedStyle(control.parentElement).borderTopWidth) > 0;
        // The browser draws an unstyled checkbox itself, in the colours of the system.
        const native = style.appearance !== 'none' && control.matches('[type=checkbox], [type=radio]');
        return outlined || framed || hidden || native
          ? []
          : [`${specimen.getAttribute('data-gallery')}: ${control.outerHTML.slice(0, 80)}`];
      }),
    ),
  );
  expect(bare).toEqual([]);
});
