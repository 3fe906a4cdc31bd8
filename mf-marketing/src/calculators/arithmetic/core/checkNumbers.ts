import type { FieldError } from './outcome';

/** What a numeric input may be; both ends are allowed. */
export interface Range {
  min: number;
  max: number;
  /** Only whole numbers, such as a calendar year. */
  whole?: boolean;
}

/** Checks numeric inputs against their ranges; the errors come in the order of `ranges`. */
export function checkNumbers<Field extends string>(
  input: NoInfer<Readonly<Record<Field, number>>>,
  ranges: Readonly<Record<Field, Range>>,
): FieldError<Field>[] {
  return (Object.keys(ranges) as Field[]).flatMap((field) => {
    const error = checkNumber(input[field], ranges[field]);
    return error ? [{ field, ...error }] : [];
  });
}

function checkNumber(value: number, { min, max, whole }: Range): Omit<FieldError, 'field'> | undefined {
  if (!Number.isFinite(value)) return { code: 'notANumber' };
  if (value < min) return { code: 'tooLow', limit: min };
  if (value > max) return { code: 'tooHigh', limit: max };
  if (whole && !Number.isInteger(value)) return { code: 'notWhole' };
  return undefined;
}
