import type { Browser, CDPSession, JSHandle, Locator, Page } from '@playwright/test';
import { median } from '@marketplace/node-kit/statistics';
import { benchInProduct } from './benchInProduct.ts';
import { inRuns, watchEvents } from './eventTimings.ts';

const LIMIT_MS = 50;
const PRESSES = 5;
const RUNS = 5;
const rates = [1, 4];
/** What the page fetches for later is fetched by then: nobody reads a card faster. */
const SETTLED_MS = 2500;
/** How long a finger rests. */
const TOUCH_MS = 80;

/** What a run measures, in milliseconds. */
interface Run {
  /** From each press to the frame that answers it, when the material is on the list. */
  added: number[];
  /** From each press to the frame with its message. */
  told: number[];
  /** A press that changes nothing: what a press takes on this page anyway. */
  nothing: number;
}

/** @returns how long each message took to be drawn since the click before it, in milliseconds */
const watchMessages = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const delays: number[] = [];
    let clickedAt = 0;
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true);
    const shown = new Set<Element>();
    new MutationObserver(() => {
      const latest = [...document.querySelectorAll('[data-toasts] [role=status]')].find((message) => !shown.has(message));
      if (!latest) return;
      shown.add(latest);
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - clickedAt)));
    }).observe(document.querySelector('[data-toasts]')!, { childList: true, subtree: true });
    return delays;
  });

/** Playwright's own tap looks for what it hits in a listener of the page, which would be measured with it. */
async function touch(session: CDPSession, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await target.page().waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Touches "Add to Cart" on one material after another. The first one also brings the count into the header. */
async function addMaterials(browser: Browser, url: string, rate: number): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${url}/materials`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await add.first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const timings = await watchEvents(page, ['pointer', 'click'], rate);
  const messages = await watchMessages(page);
  const session = await context.newCDPSession(page);
  const press = async (target: Locator) => {
    // The middle of the screen: messages stand at its foot.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await timings.slowest();
    await touch(session, target);
    return timings.slowest();
  };

  const added: number[] = [];
  while (added.length < PRESSES) added.push(await press(add.nth(added.length)));
  const nothing = await press(page.getByRole('heading', { level: 1 }));

  const told = await messages.evaluate((delays) => delays);
  if (told.length !== PRESSES) throw new Error(`${PRESSES} presses brought ${told.length} messages.`);
  await context.close();
  return { added, told, nothing };
}

const column = (text: string | number) => (typeof text === 'number' ? `${Math.round(text)} ms` : text).padStart(12);

await benchInProduct(async (browser, url) => {
  console.log(`Adding to the project list on a phone: medians of ${RUNS} runs of ${PRESSES} presses, and the slowest of all of them.`);
  console.log('CPU'.padEnd(8) + ['first', 'later', 'slowest', 'told', 'empty press', 'ratio'].map(column).join(''));
  for (const rate of rates) {
    const runs = await inRuns(RUNS, () => addMaterials(browser, url, rate));
    const first = median(runs.map(({ added }) => added[0]!));
    const later = median(runs.flatMap(({ added }) => added.slice(1)));
    const slowest = Math.max(...runs.flatMap(({ added }) => added));
    const told = median(runs.flatMap((run) => run.told));
    const nothing = median(runs.map((run) => run.nothing));
    const over = Math.max(first, later) > LIMIT_MS;
    if (over) process.exitCode = 1;
    const ratio = `${(later / nothing).toFixed(1)} x`;
    console.log(
      `1/${rate}`.padEnd(8) +
        [first, later, slowest, told, nothing, ratio].map(column).join('') +
        `  ${over ? 'OVER' : 'within'} ${LIMIT_MS} ms`,
    );
  }
});
