import { expect, test } from '@playwright/test';
import { findCutTexts } from '../support/findCutTexts.ts';

const company = 'Plomberie et drains de la Pointe-aux-Hérons – Ottawa, ON';
const control = 'appearance: none; width: 200px; height: 40px; padding: 8px 44px 8px 14px; font: 16px/1.4 sans-serif';
const select = (style: string, text = company) =>
  `<select style="${control}; ${style}"><option>${text}</option><option>${company}</option></select>`;
const line = (style: string, text = company) => `<p style="width: 200px; ${style}">${text}</p>`;

const cut = {
  'a select in one line': select(''),
  'a select whose lines have no room': select('white-space: normal'),
  'a select of the browser’s own look, whose arrow needs the room': '<select style="width: 60px"><option>Ontario</option></select>',
  'what an empty field says': `<input style="${control}" placeholder="${company}">`,
  'one line that ends with an ellipsis': line('overflow: hidden; white-space: nowrap; text-overflow: ellipsis'),
  'one line that ends anywhere': line('overflow: clip; white-space: nowrap'),
};
const whole = {
  'a short text in a select': select('', 'Ontario'),
  'a select that grows by its lines': select('white-space: normal; height: auto'),
  'a field that is filled in': `<input style="${control}" placeholder="${company}" value="Ottawa">`,
  'a text of several lines': line('overflow: hidden'),
  'a line that scrolls': line('overflow: auto; white-space: nowrap'),
  'a text that ends after two lines by design': line(
    'overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2',
  ),
  'a step of a breadcrumb': `<nav><ol><li><a href="#" style="display: block; width: 200px; overflow: hidden; white-space: nowrap">${company}</a></li></ol></nav>`,
  'a text for screen readers': line('position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap'),
  'what is not shown': `<div hidden>${select('')}</div>`,
};

for (const [name, html] of Object.entries(cut))
  test(`${name} is found`, async ({ page }) => {
    await page.setContent(html);
    expect(await findCutTexts(page)).toHaveLength(1);
  });

for (const [name, html] of Object.entries(whole))
  test(`${name} is not`, async ({ page }) => {
    await page.setContent(html);
    expect(await findCutTexts(page)).toEqual([]);
  });
