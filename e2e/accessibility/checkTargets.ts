import { expect, test, type Page } from '../support/readerTest.ts';

/** Holds that whatever can be clicked is at least 24 px wide and high; what is below 44 px is noted with the test. */
export async function checkTargets(page: Page): Promise<void> {
  const targets = await page.evaluate(measureTargets);
  const below = (least: number) => targets.filter(({ size }) => size < least).map(({ tag, size }) => `${size} px: ${tag}`);
  test.info().annotations.push({ type: 'targets below 44 px', description: below(44).join('\n') || 'none' });
  expect.soft(below(24), 'too small for a finger').toEqual([]);
}

/** Runs in the page: the shorter side of everything that can be clicked, links inside a sentence left out. */
function measureTargets(): { tag: string; size: number }[] {
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    /\S/.test([...element.parentElement!.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;
  return [
    ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]'),
  ]
    .filter((element) => isShown(element) && !isInSentence(element))
    .map((element) => {
      // A target may be larger than its box: a label, or a pseudo-element stretched over it.
      const label = (element as HTMLInputElement).labels?.[0];
      const stretched = getComputedStyle(element, '::after');
      const own = element.getBoundingClientRect();
      const boxes = [
        own,
        ...(label ? [label.getBoundingClientRect()] : []),
        ...(stretched.position === 'absolute'
          ? [{ width: Number.parseFloat(stretched.width) || 0, height: Number.parseFloat(stretched.height) || 0 }]
          : []),
      ];
      const size = Math.min(Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height)));
      return { tag: element.outerHTML.match(/^<[^>]*>/)![0].slice(0, 160), size: Math.round(size * 10) / 10 };
    });
}
