/*
 * What a form holds, and what is wrong with what somebody typed: texts and choices, rules for each, rules across them. It is written
 * like zod and answers like it (`schema.test.ts` compares both), in a tenth of its size: what the shell provides is provided as a
 * whole, and every page with a form fetched a library before anybody had typed.
 */
import { regexes as patterns } from 'zod/mini';

/** The key of a text, and the field it belongs to where a rule looks at several. */
export interface Issue {
  path?: readonly string[];
  message: string;
}

export interface Checked<Value> {
  value: Value;
  issues: Issue[];
}

/** Looks at a value, and adds what is wrong or puts another in its place. */
export type Check<Value> = (checked: Checked<Value>) => void;

export interface Reading<Value> extends Checked<Value> {
  /** It is something else than what rules look at. */
  isForeign: boolean;
}

export type Answer<Value> = { success: true; data: Value; error?: undefined } | { success: false; error: { issues: readonly Issue[] } };

export interface Schema<Value> {
  /** The same with more rules. All are asked, in this order, so that whoever left something out is told everything at once. */
  check(...checks: Check<Value>[]): Schema<Value>;
  read(value: unknown): Reading<Value>;
  safeParse(value: unknown): Answer<Value>;
}

/** What a schema gives for a form without faults. */
type Infer<Of> = Of extends Schema<infer Value> ? Value : never;
export type { Infer as infer };

function schemaOf<Value>(look: (value: unknown) => Reading<Value>, checks: readonly Check<Value>[] = []): Schema<Value> {
  const read = (value: unknown): Reading<Value> => {
    const reading = look(value);
    if (!reading.isForeign) for (const check of checks) check(reading);
    return reading;
  };
  return {
    check: (...more) => schemaOf(look, [...checks, ...more]),
    read,
    safeParse: (given) => {
      const { value, issues } = read(given);
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: value };
    },
  };
}

/** No field gives anything else; what a device has kept may be anything. */
const only = <Value>(isRight: boolean, value: unknown): Reading<Value> => ({
  value: value as Value,
  issues: isRight ? [] : [{ message: 'Invalid input' }],
  isForeign: !isRight,
});

export const string = (): Schema<string> => schemaOf((value) => only(typeof value === 'string', value));

const choice = <const Value extends string>(choices: readonly Value[]): Schema<Value> =>
  schemaOf((value) =>
    only(
      choices.some((each) => each === value),
      value,
    ),
  );
export { choice as enum };

/** Its own rules are asked once those of all fields were. */
export function object<Fields extends Readonly<Record<string, Schema<unknown>>>>(
  fields: Fields,
): Schema<{ -readonly [Name in keyof Fields]: Infer<Fields[Name]> }> {
  return schemaOf((given) => {
    if (typeof given !== 'object' || given === null) return only(false, given);
    const values = given as Readonly<Record<string, unknown>>;
    const readings = Object.entries(fields).map(([name, field]) => ({ name, ...field.read(values[name]) }));
    return {
      value: Object.fromEntries(readings.map(({ name, value }) => [name, value])) as never,
      issues: readings.flatMap(({ name, issues }) => issues.map(({ path = [], message }) => ({ path: [name, ...path], message }))),
      isForeign: readings.some(({ isForeign }) => isForeign),
    };
  });
}

/** A rule of one's own. */
export const check = <Value = string>(look: Check<Value>): Check<Value> => look;

const textIs =
  (isRight: (text: string) => boolean, message: string): Check<string> =>
  ({ value, issues }) => {
    if (!isRight(value)) issues.push({ message });
  };
/** As people count letters, not as a string does. */
const lengthOf = (text: string): number => Array.from(text).length;

export const minLength = (shortest: number, message: string) => textIs((text) => lengthOf(text) >= shortest, message);
export const maxLength = (longest: number, message: string) => textIs((text) => lengthOf(text) <= longest, message);
export const regex = (pattern: RegExp, message: string) => textIs((text) => pattern.test(text), message);
export const trim = (): Check<string> => (checked) => {
  checked.value = checked.value.trim();
};

/** Patterns for `regex`; only what forms use. */
export const regexes = { email: patterns.email };
