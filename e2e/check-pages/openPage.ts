import type { Page } from '@playwright/test';
import type { SectionError } from '../support/sectionErrors.ts';

/** What is asked of a page besides its address. */
interface Opening {
  /** Waits until nothing of it is loading any more. */
  settled: () => Promise<void>;
  /** What the shell told monitoring since the page was opened. */
  reports: () => Promise<readonly SectionError[]>;
}

/**
 * Opens a page.
 *
 * @returns why it is not the one that was asked for: no answer, an answer that is a failure, or a section that failed. In place of a
 *   chosen version that fails its last good one is shown, and nothing about the page tells.
 */
export async function openPage(page: Pick<Page, 'goto'>, url: string, { settled, reports }: Opening): Promise<string[]> {
  const opened = await page.goto(url).catch(firstLine);
  if (typeof opened === 'string') return [opened];
  const status = opened?.status() ?? 200;
  const unsettled = await settled().then(() => null, firstLine);
  const failed = (await reports()).map(({ section, version, phase, message }) => `${section} ${version} failed (${phase}): ${message}`);
  return [...(status < 400 ? [] : [`the answer is ${status}`]), ...(unsettled === null ? [] : [unsettled]), ...failed];
}

const firstLine = (error: Error): string => error.message.split('\n')[0]!;
