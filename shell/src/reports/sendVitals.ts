import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageReport } from '@marketplace/section-kit/host';
import { sendReport } from './sendReport';

/** Whose the first page of a visit was, and which revision it runs. */
export type Visited = Pick<PageReport, 'revision' | 'page' | 'section' | 'version'>;

/** Tells the server, once, how the page was for somebody, when it is left or put aside. */
export function sendVitals(visited: Visited): void {
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  onLCP(({ value }) => void (vitals.lcp = Math.round(value)));
  onINP(({ value }) => void (vitals.inp = Math.round(value)));
  onCLS(({ value }) => void (vitals.cls = Math.round(value * 1000) / 1000));
  // Listens after the library, which counts up when the page is put aside.
  const send = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', send);
    sendReport({ kind: 'vitals', ...visited, ...vitals });
  };
  document.addEventListener('visibilitychange', send);
}
