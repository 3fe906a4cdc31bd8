import type { BrowserContext } from '@playwright/test';

interface PressRecord {
  /** Notes what happened besides. */
  note: (what: string) => void;
  /** Notes a press outside of the browser. */
  press: (what: string) => void;
  count: () => number;
  /** A line for each press and note, with the seconds since the first. */
  lines: () => string[];
}

/** Records what a person presses in a browser from now on, pointer and keys, in every tab. */
export async function recordPresses(context: BrowserContext): Promise<PressRecord> {
  const began = Date.now();
  const lines: string[] = [];
  let count = 0;
  const note = (what: string, number = '') =>
    void lines.push(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s ${number.padStart(3)}  ${what}`);
  const press = (what: string) => note(what, String((count += 1)));
  await context.exposeBinding('recordPress', (_source, what: string) => press(what));
  await context.addInitScript(() => {
    const record = (what: string) => (globalThis as unknown as { recordPress: (what: string) => void }).recordPress(what);
    const nameOf = (target: EventTarget | null) => {
      const element =
        (target as Element).closest<HTMLElement>('button, a, input, textarea, select, label, summary') ?? (target as HTMLElement);
      const [label] = (element as HTMLInputElement).labels ?? [];
      return (element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText).trim().split('\n')[0]!;
    };
    addEventListener('pointerdown', ({ target }) => record(`presses “${nameOf(target)}”`), { capture: true });
    addEventListener('keydown', ({ key, target }) => record(`types ${key} into “${nameOf(target)}”`), { capture: true });
  });
  return { note, press, count: () => count, lines: () => lines };
}
