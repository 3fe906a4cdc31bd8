import type { CDPSession, Page } from '@playwright/test';

interface TabStop {
  /** Opening tag, for messages. */
  tag: string;
  /** Name and role as assistive technology gets them. */
  name: string;
  role: string;
  /** Widest outline on the element or the box that stands for it, in CSS pixels. */
  outline: number;
  /** What lies on top of its middle instead; `null` when it can be seen. */
  coveredBy: string | null;
  /** Whether it comes after the stop before in the document. */
  isAfterLast: boolean;
  isInFooter: boolean;
}

const mostStops = 400;

/**
 * Presses Tab from the top of the page to its end.
 *
 * @returns every stop, and whether the end was reached: the focus left the page, or began again at the first stop
 */
export async function walkByTab(page: Page): Promise<{ stops: TabStop[]; reachedEnd: boolean }> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  const stops: TabStop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) return { stops, reachedEnd: true };
    let named = await nameOfFocus(session);
    // A field may be replaced by a richer one while it takes the focus.
    if (!named.name) {
      await page.waitForLoadState('networkidle');
      named = await nameOfFocus(session);
    }
    stops.push({ ...stop, ...named });
  }
  return { stops, reachedEnd: false };
}

/** Runs in the page. `null` when the focus has left the page or came round to its first stop. */
async function describeFocus(): Promise<Omit<TabStop, 'name' | 'role'> | null> {
  const movements = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(movements.map(({ finished }) => finished));
  const memory = globalThis as { firstStop?: Element; lastStop?: Element };
  const element = document.activeElement;
  if (!element || element === document.body || element === memory.firstStop) return null;
  memory.firstStop ??= element;
  // A date has several stops inside of one element.
  const isAfterLast =
    !memory.lastStop?.isConnected ||
    memory.lastStop === element ||
    Boolean(memory.lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  memory.lastStop = element;

  const outlineOf = (box: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box, pseudo);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  };
  const label = (element as HTMLInputElement).labels?.[0];
  const boxes = [element, ...(element.parentElement ? [element.parentElement] : []), ...(label ? [label] : [])];
  const outline = Math.max(...boxes.flatMap((box) => [outlineOf(box), outlineOf(box, '::after'), outlineOf(box, '::before')]));

  // The middle of what the window shows of it: a panel may be longer than the window.
  const hitNow = () => {
    const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const middle = (start: number, end: number, size: number) => (Math.max(start, 0) + Math.min(end, size)) / 2;
    return document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let hit = hitNow();
  if (!hit || !element.contains(hit)) {
    // A strip brings the focus into view with the next frame.
    await frame();
    await frame();
    hit = hitNow();
  }
  const isSeen = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
  const tagOf = (box: Element | null) => box?.outerHTML.match(/^<[^>]*>/)?.[0].slice(0, 160) ?? 'nothing: it is outside the window';
  return {
    tag: tagOf(element),
    outline,
    coveredBy: isSeen ? null : tagOf(hit),
    isAfterLast,
    isInFooter: Boolean(element.closest('footer')),
  };
}

async function nameOfFocus(session: CDPSession): Promise<{ name: string; role: string }> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false });
  const value = (property: { value?: unknown } | undefined) => String(property?.value ?? '').trim();
  return { name: value(nodes[0]?.name), role: value(nodes[0]?.role) };
}
