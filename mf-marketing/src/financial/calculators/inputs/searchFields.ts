import { isDay } from '../core/dated';

/** One input in an address: how it is read, written and what stands for it when it is missing or wrong. */
export interface SearchField<Value> {
  /** @returns undefined for whatever is not valid */
  read(texts: readonly string[]): Value | undefined;
  /** @returns one text per occurrence of the parameter */
  write(value: Value): readonly string[];
  fallback: Value;
}

function single<Value>(fallback: Value, read: (text: string) => Value | undefined): SearchField<Value> {
  return {
    fallback,
    // Twice the same parameter has no meaning.
    read: ([text, ...more]) => (text === undefined || more.length > 0 ? undefined : read(text)),
    write: (value) => [String(value)],
  };
}

/** A number between `min` and `max`, with a point as its decimal sign in every language: an address can be sent to anyone. */
export function numberField(fallback: number, { min, max }: { min: number; max: number }): SearchField<number> {
  return single(fallback, (text) => {
    const value = /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });
}

export function choiceField<Choice extends string>(fallback: Choice, choices: readonly Choice[]): SearchField<Choice> {
  return single(fallback, (text) => choices.find((choice) => choice === text));
}

/** Yes or no, written as 1 and 0. */
export function flagField(fallback: boolean): SearchField<boolean> {
  return {
    ...single(fallback, (text) => (text === '1' || text === '0' ? text === '1' : undefined)),
    write: (value) => [value ? '1' : '0'],
  };
}

/** A calendar day, `2026-11-20`; empty while none is chosen. */
export function dayField(fallback: string): SearchField<string> {
  return single(fallback, (text) => (isDay(text) ? text : undefined));
}

/** A field that may be missing. */
export function optionalField<Value>(field: SearchField<Value>): SearchField<Value | undefined> {
  return {
    fallback: undefined,
    read: field.read,
    write: (value) => (value === undefined ? [] : field.write(value)),
  };
}

/**
 * A list such as the offers of a comparison: one occurrence of the parameter per row, its values in the order of
 * `fields`, parted by `~`. Rows that are not valid are left out.
 *
 * @param most rows beyond are left out
 */
export function rowsField<Row extends object>(
  fallback: readonly Row[],
  fields: { [Name in keyof Row]: SearchField<Row[Name]> },
  most: number,
): SearchField<readonly Row[]> {
  const names = Object.keys(fields) as (keyof Row)[];
  const readRow = (text: string): Row[] => {
    const parts = text.split('~');
    const values = names.map((name, index) => [name, fields[name].read(parts.slice(index, index + 1))] as const);
    const isWhole = parts.length === names.length && values.every(([, value]) => value !== undefined);
    return isWhole ? [Object.fromEntries(values) as Row] : [];
  };
  return {
    fallback,
    read: (texts) => {
      const rows = texts.flatMap(readRow).slice(0, most);
      return rows.length > 0 ? rows : undefined;
    },
    write: (rows) => rows.map((row) => names.map((name) => fields[name].write(row[name])[0]).join('~')),
  };
}
