import type { BrowserContextOptions } from '@playwright/test';

/** Who visits: a phone of the middle, in Toronto. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  locale: 'en-CA',
  timezoneId: 'America/Toronto',
} satisfies BrowserContextOptions;
