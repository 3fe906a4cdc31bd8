import { pageReportsPath, type PageReport } from '@marketplace/section-kit/host';

/**
 * Sends a report of the page to its server, past the end of the page if need be.
 *
 * @param report as the server reads it
 */
export function sendReport(report: PageReport): void {
  navigator.sendBeacon?.(pageReportsPath, JSON.stringify(report));
}
