import type { CalculatorId } from '../../calculatorIds';

/** Leads the focus to the title of a calculator, for a button that goes away with what it does. */
export function focusTitle(id: CalculatorId): void {
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
