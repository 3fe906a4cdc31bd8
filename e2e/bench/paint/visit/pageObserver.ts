/** What a page says of its own loading, in milliseconds since it was asked for. */
export interface Observed {
  fcp: number | null;
  lcp: number | null;
  /** When the frame that shows the content began. */
  content: number | null;
  /** Whether the content stood in the document before any of its scripts ran. */
  inDocument: boolean;
  shift: number;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** The tap: when it was made and when the frame that answers it was drawn. */
  tap: { at: number; answered: number | null } | null;
}

declare global {
  var __observed: Observed;
}

/** What the observer is told. */
export interface ObserverOptions {
  /** Selector. */
  content: string;
  /** Selector of what is tapped as soon as it is drawn; `null` taps nothing. */
  tap: string | null;
  /** Selector of what answers the tap. */
  answer: string;
}

/** Runs in the page before everything else, so it may use nothing of this file. */
export function observePage({ content, tap, answer }: ObserverOptions): void {
  const observed: Observed = { fcp: null, lcp: null, content: null, inDocument: false, shift: 0, longTasks: [], tap: null };
  globalThis.__observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) observed.shift += value;
  });
  watch('longtask', ({ startTime: start, duration }) => observed.longTasks.push({ start, duration }));

  const drawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const shows = (selector: string) => {
    const element = document.querySelector(selector);
    return element && !element.closest('[aria-busy="true"]') && element.textContent.trim() !== '' ? element : null;
  };
  let isContentSeen = false;
  let isAnswerSeen = false;
  const look = () => {
    if (!isContentSeen && shows(content)) {
      isContentSeen = true;
      requestAnimationFrame(() => (observed.content = performance.now()));
    }
    const target = tap !== null && !observed.tap && document.querySelector<HTMLElement>(tap);
    if (target) {
      const made = { at: 0, answered: null };
      observed.tap = made;
      drawn(() => {
        made.at = performance.now();
        document.querySelector<HTMLElement>(tap)?.click();
      });
    }
    if (observed.tap && !isAnswerSeen && shows(answer)) {
      isAnswerSeen = true;
      drawn(() => (observed.tap!.answered = performance.now()));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  // Deferred scripts run after this moment.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') observed.inDocument = shows(content) !== null;
  });
}
