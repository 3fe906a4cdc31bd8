import { calculatorIds, type CalculatorId } from '../../calculatorRegistry';
import { carriedKey, readCarried, writeCarried, type CarriedInputs } from '../../calculators/inputs/carriedInputs';

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, until the page is left. */
let memory: string | null = null;

/** What this device keeps for the next calculator, as text; empty for nothing. Never sent anywhere. */
export function carriedText(): string {
  if (memory !== null) return memory;
  try {
    return localStorage.getItem(carriedKey) ?? '';
  } catch {
    return '';
  }
}

/** The calculator that wrote last. */
export function originOf(text: string): CalculatorId | undefined {
  const from = new URLSearchParams(text).get('from');
  return calculatorIds.find((id) => id === from);
}

/** Keeps inputs over those kept so far. What is undefined or no number stays as it was. */
export function keepCarried(from: CalculatorId, inputs: CarriedInputs): void {
  const usable = Object.fromEntries(Object.entries(inputs).filter(([, value]) => !Number.isNaN(value)));
  // What the next calculator would not accept is not kept either.
  const kept = writeCarried(carriedText(), readCarried(writeCarried(null, usable)));
  if (kept) write(`${kept}&from=${from}`);
}

export function clearCarried(): void {
  write('');
}

function write(text: string): void {
  if (text === carriedText()) return;
  try {
    localStorage.setItem(carriedKey, text);
    if (text === '') localStorage.removeItem(carriedKey);
    memory = null;
  } catch {
    // Blocked or full: it lasts as long as the page.
    memory = text;
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when this or another tab changes what is kept. */
export function subscribeToCarried(onChange: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === carriedKey || key === null) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', fromOtherTab);
  };
}
