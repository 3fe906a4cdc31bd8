import { deviceStore } from '@marketplace/section-kit';
import { calculatorIds, type CalculatorId } from '../../calculatorRegistry';
import { readCarried, writeCarried, type CarriedInputs } from '../../calculators/inputs/carriedInputs';

/** What this device keeps for the next calculator, as `writeCarried` makes it; empty for nothing. Never sent anywhere. */
export const carriedStore = deviceStore<string>({
  key: 'financial.inputs',
  version: 1,
  storage: 'local',
  schema: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: '',
  legacy: { 'app.financial-inputs': (text) => text },
});

/** The calculator that wrote last. */
export function originOf(text: string): CalculatorId | undefined {
  const from = new URLSearchParams(text).get('from');
  return calculatorIds.find((id) => id === from);
}

/** Keeps inputs over those kept so far. What is undefined or no number stays as it was. */
export function keepCarried(from: CalculatorId, inputs: CarriedInputs): void {
  const usable = Object.fromEntries(Object.entries(inputs).filter(([, value]) => !Number.isNaN(value)));
  // What the next calculator would not accept is not kept either.
  const kept = writeCarried(carriedStore.read(), readCarried(writeCarried(null, usable)));
  if (kept) carriedStore.write(`${kept}&from=${from}`);
}
