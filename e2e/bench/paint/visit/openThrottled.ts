import type { Profile } from '../profiles.ts';
import { phone } from './phone.ts';
import { observePage, type Observed, type ObserverOptions } from './pageObserver.ts';
import type { QuietBrowser, QuietSession } from './QuietBrowser.ts';

interface ThrottledPage {
  session: QuietSession;
  /** Resolves when the page has begun to come. */
  goTo: (url: string) => Promise<void>;
  /** What the page has noted of itself so far. */
  observed: () => Promise<Observed>;
  close: () => Promise<void>;
}

/** A phone that has never been on the site, on a line and with a processor of the profile, whose page says how it loads. */
export async function openThrottled(browser: QuietBrowser, { line, cpuRate }: Profile, observed: ObserverOptions): Promise<ThrottledPage> {
  const { session, close } = await browser.open();
  const { viewport, deviceScaleFactor, isMobile: mobile, hasTouch: enabled, locale, timezoneId } = phone;
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await session.send('Emulation.setLocaleOverride', { locale });
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observePage.toString()})(${JSON.stringify(observed)})` });
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
  return {
    session,
    goTo: async (url) => {
      const { errorText } = await session.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url} did not come: ${errorText}`);
    },
    observed: async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'globalThis.__observed', returnByValue: true });
      return result.value as Observed;
    },
    close,
  };
}
