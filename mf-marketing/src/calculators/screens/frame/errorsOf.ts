import type { FieldError, Outcome } from '../../arithmetic/core/outcome';

/**
 * The errors of the calculations behind one page, one per field.
 *
 * @param renamed the page's name for a calculation's field, such as `{ on: 'closingDay' }`
 */
export function errorsOf(
  renamed: Readonly<Record<string, string>>,
  ...outcomes: readonly Outcome<unknown, string>[]
): ReadonlyMap<string, FieldError> {
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.errors));
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const field = renamed[error.field] ?? error.field;
    if (!byField.has(field)) byField.set(field, { ...error, field });
  }
  return byField;
}
