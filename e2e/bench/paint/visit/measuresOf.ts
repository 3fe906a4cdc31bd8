import type { Observed } from './pageObserver.ts';
import { serialTrips, type PageRequest } from './serialTrips.ts';

/** What one visit measures; times are milliseconds since the page was asked for. */
export interface Measures {
  fcp: number;
  lcp: number;
  content: number;
  /** What long tasks hold the page up beyond 50 ms each, from the first paint until the page is quiet, with nobody touching it. */
  blocking: number;
  longestTask: number;
  shift: number;
  trips: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
}

const LONG_MS = 50;

/**
 * Puts together what the page and its line say.
 *
 * @throws Error when the page never showed what it is for, or when something of it was not there: it would seem fast
 */
export function measuresOf(url: string, observed: Observed, requests: readonly PageRequest[]): Measures {
  const { fcp, lcp, content, inDocument, shift, longTasks } = observed;
  if (fcp === null || lcp === null || content === null) throw new Error(`${url} never showed its content: ${JSON.stringify(observed)}`);
  const missing = requests.filter(({ isRefused }) => isRefused).map((request) => request.url);
  if (missing.length > 0) throw new Error(`${url} asked for what is not there: ${missing.join(', ')}`);
  const tasks = longTasks.filter(({ start, duration }) => start + duration > fcp).map(({ duration }) => duration);
  const sum = (some: readonly PageRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    fcp,
    lcp,
    // The first paint is timed at the end of its frame.
    content: Math.max(content, fcp),
    blocking: tasks.reduce((total, duration) => total + duration - LONG_MS, 0),
    longestTask: Math.max(0, ...tasks),
    shift,
    trips: serialTrips(requests, content, inDocument),
    requests: requests.length,
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ type }) => type === 'Script')),
  };
}
