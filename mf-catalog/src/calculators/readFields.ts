import type { Locale } from '@marketplace/section-kit';
import { parseNumber } from '@marketplace/section-kit/number';
import type { Field, Values } from './Calculator';
import { toBase, type System } from './units';

/** What stands in a field, and in whose units it was typed. */
export interface Entry {
  text: string;
  system: System;
}

/** What is wrong with a field; the limit is in base units. */
export type FieldProblem = { kind: 'number' | 'whole' } | { kind: 'least' | 'most'; limit: number };

/** @returns the values in base units, or what is wrong with each field that is not right */
export function readFields(
  fields: readonly Field[],
  entries: Readonly<Record<string, Entry>>,
  locale: Locale,
): { values: Values | null; problems: ReadonlyMap<string, FieldProblem> } {
  const values: Record<string, number> = {};
  const problems = new Map<string, FieldProblem>();
  for (const field of fields) {
    const { text, system } = entries[field.name]!;
    const typed = parseNumber(text, locale);
    const value = typed.ok ? toBase(typed.value, field.quantity, system) : null;
    const problem = findProblem(field, value);
    if (problem) problems.set(field.name, problem);
    else values[field.name] = value!;
  }
  return { values: problems.size > 0 ? null : values, problems };
}

function findProblem({ quantity, range: [least, most] }: Field, value: number | null): FieldProblem | null {
  if (value === null) return { kind: 'number' };
  // A limit that was converted may differ in its last digit.
  if (value < least * (1 - 1e-9)) return { kind: 'least', limit: least };
  if (value > most * (1 + 1e-9)) return { kind: 'most', limit: most };
  return quantity === 'count' && !Number.isInteger(value) ? { kind: 'whole' } : null;
}
