import type { LoadPhase } from './SectionLoadError';

/** What monitoring needs to find a failure; no personal data. */
export interface SectionErrorReport {
  section: string;
  version: string;
  phase: LoadPhase;
  /** How often it was tried, the first time included. */
  attempt: number;
  message: string;
}

/** Name of the event on `window` that carries a `SectionErrorReport` as `detail`. */
export const sectionErrorEvent = 'section-error';

/** What has failed until now: what sends it to the server comes after the page. */
export const reported: SectionErrorReport[] = [];

/** Tells monitoring of a failure: one event and one line in the console. */
export function reportError(report: SectionErrorReport): void {
  reported.push(report);
  window.dispatchEvent(new CustomEvent<SectionErrorReport>(sectionErrorEvent, { detail: report }));
  const { section, version, phase, attempt, message } = report;
  console.info(`${section}@${version} failed (${phase}, attempt ${attempt}): ${message}`);
}
