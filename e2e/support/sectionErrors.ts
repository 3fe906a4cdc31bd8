import type { Page } from '@playwright/test';

/** What the shell tells monitoring of a section that failed. */
export interface SectionError {
  section: string;
  version: string;
  phase: string;
  attempt: number;
  message: string;
}

type Window = typeof globalThis & { sectionErrors: SectionError[] };

/** Collects the reports of the page from its start. Call before the first `goto`. */
export async function collectSectionErrors(page: Page): Promise<() => Promise<SectionError[]>> {
  await page.addInitScript(() => {
    (globalThis as Window).sectionErrors = [];
    addEventListener(
      'section-error',
      (event) => void (globalThis as Window).sectionErrors.push((event as CustomEvent<SectionError>).detail),
    );
  });
  return () => page.evaluate(() => (globalThis as Window).sectionErrors);
}

/** Marks the document, so that a reload would be noticed. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => void ((globalThis as { mark?: string }).mark = 'same document'));
}

/** The mark of `markDocument`, if the document is still the same. */
export function readMark(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (globalThis as { mark?: string }).mark);
}
