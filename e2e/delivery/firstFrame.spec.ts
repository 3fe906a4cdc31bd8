import { expect, test } from '../support/test.ts';
import { untilRendered } from '../support/untilRendered.ts';

test.use({ javaScriptEnabled: false });

test('materials are there in the first frame, pictures too, while their cards still move into place', async ({ page, request }) => {
  await untilRendered(request, '/materials');
  await page.goto('/materials');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const atFirst = await page.evaluate(() => {
    const moving = document.getAnimations();
    for (const animation of moving) {
      animation.pause();
      animation.currentTime = 0;
    }
    const hidden = [...document.querySelectorAll('main *')].filter((element) => getComputedStyle(element).opacity === '0');
    return { moving: moving.length > 0, hidden: hidden.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
  expect(atFirst).toEqual({ moving: true, hidden: [] });
});
