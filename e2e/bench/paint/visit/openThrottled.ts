import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Profile } from '../profiles.ts';
import { phone } from './phone.ts';
import { observePage, type ObserverOptions } from './pageObserver.ts';

interface ThrottledPage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** A phone that has never been on the site, on a line and with a processor of the profile, whose page says how it loads. */
export async function openThrottled(browser: Browser, { line, cpuRate }: Profile, observed: ObserverOptions): Promise<ThrottledPage> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observePage, observed);
  if (line) {
    const { latencyMs, downKbps, upKbps } = line;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (downKbps * 1000) / 8,
      uploadThroughput: (upKbps * 1000) / 8,
    });
  }
  if (cpuRate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, session, close: () => context.close() };
}
