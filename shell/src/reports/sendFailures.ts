import { reported, sectionErrorEvent, type SectionErrorReport } from '../section-loader/reportError';
import { sendReport } from './sendReport';

/** A page in a loop must not fill a log. */
const atMost = 10;

/**
 * Tells the server of every section that fails in this page, and that has failed before.
 *
 * @param page `window`
 * @param revision of the registry that the page runs
 */
export function sendFailures(page: Pick<Window, 'addEventListener'>, revision: number): void {
  let sent = 0;
  const send = (report: SectionErrorReport) => {
    if (sent >= atMost) return;
    sent += 1;
    sendReport({ kind: 'failure', revision, page: location.pathname, ...report });
  };
  reported.forEach(send);
  page.addEventListener(sectionErrorEvent, (event) => send((event as CustomEvent<SectionErrorReport>).detail));
}
