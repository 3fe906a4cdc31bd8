import type { Locale, Param } from '@marketplace/section-kit';
import { isDay } from '../core/dated';

/** A calendar day, `2026-11-20`; empty while none is chosen. */
export function dayParam(fallback: string): Param<string> {
  return { fallback, read: ([text = '']) => (isDay(text) ? text : undefined), write: (day) => [day] };
}

/** An input that may be missing. */
export function optionalParam<Value>(param: Param<Value>): Param<Value | undefined> {
  return {
    fallback: undefined,
    read: param.read,
    write: (value) => (value === undefined ? [] : param.write(value)),
  };
}

/**
 * A list such as the offers of a comparison: one occurrence of the parameter per row, its values in the order of
 * `fields`, parted by `~`. Rows that are not valid are left out.
 *
 * @param most rows beyond are left out
 */
export function rowsParam<Row extends object>(
  fallback: readonly Row[],
  fields: { [Name in keyof Row]: Param<Row[Name]> },
  most: number,
): Param<readonly Row[]> {
  const names = Object.keys(fields) as (keyof Row)[];
  const readRow = (text: string, locale: Locale): Row[] => {
    const parts = text.split('~');
    const values = names.map((name, index) => [name, fields[name].read(parts.slice(index, index + 1), locale)] as const);
    const isWhole = parts.length === names.length && values.every(([, value]) => value !== undefined);
    return isWhole ? [Object.fromEntries(values) as Row] : [];
  };
  return {
    fallback,
    read: (texts, locale) => {
      const rows = texts.flatMap((text) => readRow(text, locale)).slice(0, most);
      return rows.length > 0 ? rows : undefined;
    },
    write: (rows) => rows.map((row) => names.map((name) => fields[name].write(row[name])[0]).join('~')),
  };
}
