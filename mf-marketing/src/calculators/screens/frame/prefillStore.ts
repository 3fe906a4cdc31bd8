import { choiceParam, defineQuery, deviceStore } from '@marketplace/section-kit';
import { calculatorIds, type CalculatorId } from '../../calculatorIds';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import { readPrefill, writePrefill, type PrefillInputs } from '../../arithmetic/inputs/prefillInputs';

/** What this device keeps for the next calculator, as `writePrefill` makes it; empty for nothing. Never sent anywhere. */
export const prefillStore = deviceStore<string>({
  key: 'financial.inputs',
  version: 1,
  storage: 'local',
  schema: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: '',
  legacy: { 'app.financial-inputs': (text) => text },
});

/** @public every codec is asked by the tests of its section */
export const originQuery = defineQuery({ from: choiceParam('', calculatorIds) }, inputPlace);

/** The calculator that wrote last. */
export function originOf(text: string): CalculatorId | undefined {
  return originQuery.parse(text, 'en').from || undefined;
}

/** Keeps inputs over those kept so far. What is undefined or no number stays as it was. */
export function keepPrefill(from: CalculatorId, inputs: PrefillInputs): void {
  const usable = Object.fromEntries(Object.entries(inputs).filter(([, value]) => !Number.isNaN(value)));
  // What the next calculator would not accept is not kept either.
  const kept = writePrefill(prefillStore.read(), readPrefill(writePrefill(null, usable)));
  if (kept) prefillStore.write(originQuery.toSearch({ from }, kept));
}
