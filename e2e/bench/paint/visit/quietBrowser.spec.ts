import { freePort } from '@marketplace/node-kit/freePort';
import { chromium } from '@playwright/test';
import { findChromium, headlessShell } from '../../../support/findChromium.ts';
import { expect, test } from '../../../support/test.ts';
import { QuietBrowser } from './QuietBrowser.ts';

/** Whoever follows a page has V8 say where an error was made that it writes. */
const isFollowed = `(() => {
  let isAsked = false;
  Error.prepareStackTrace = () => (isAsked = true);
  console.debug(new Error('Nobody asks for it.'));
  Error.prepareStackTrace = undefined;
  return isAsked;
})()`;

test('nobody follows a quiet page, and each is of somebody who was nowhere before', async ({ baseURL }) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(headlessShell),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const quiet = await QuietBrowser.connect(port);
    const followed = await browser.newPage();
    await followed.goto(`${baseURL}/robots.txt`);
    expect(await followed.evaluate(isFollowed)).toBe(true);

    for (let visit = 0; visit < 2; visit += 1) {
      const { session, close } = await quiet.open();
      await session.send('Page.navigate', { url: `${baseURL}/robots.txt` });
      const valueOf = async (expression: string): Promise<unknown> =>
        (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
      expect(await valueOf(isFollowed)).toBe(false);
      expect(await valueOf("localStorage.getItem('visits')")).toBeNull();
      await valueOf("localStorage.setItem('visits', '1')");
      await close();
    }
    await expect(quiet.open().then(({ session }) => session.send('Page.navigate', { url: 'no address' }))).rejects.toThrow('invalid URL');
  } finally {
    await browser.close();
  }
});
