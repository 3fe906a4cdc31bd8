import type { SearchField } from './searchFields';

/** The inputs of a calculator by the names they have in its address. */
export type SearchSchema<Values> = { readonly [Name in keyof Values]-?: SearchField<Values[Name]> };

/**
 * Reads the inputs of an address. What is missing, unknown or not valid becomes its default.
 *
 * @param search with or without its question mark
 */
export function fromSearch<Values extends object>(schema: SearchSchema<Values>, search: string): Values {
  return { ...defaultsOf(schema), ...givenIn(schema, search) };
}

/** Only what an address says and is valid. */
export function givenIn<Values extends object>(schema: SearchSchema<Values>, search: string): Partial<Values> {
  const params = new URLSearchParams(search);
  const given: Partial<Values> = {};
  for (const name of namesOf(schema)) {
    const value = schema[name].read(params.getAll(String(name)));
    if (value !== undefined) given[name] = value;
  }
  return given;
}

/**
 * The address of inputs: `?price=500000&firstTime=1`, in the order of the schema, without what equals its default.
 *
 * @returns empty when all are defaults
 */
export function toSearch<Values extends object>(schema: SearchSchema<Values>, values: Values): string {
  const params = new URLSearchParams();
  for (const name of namesOf(schema)) {
    const { write, fallback } = schema[name];
    const texts = write(values[name]);
    if (texts.join('&') === write(fallback).join('&')) continue;
    for (const text of texts) params.append(String(name), text);
  }
  const search = params.toString();
  return search && `?${search}`;
}

/** What the inputs are before anything is entered. */
export function defaultsOf<Values extends object>(schema: SearchSchema<Values>): Values {
  return Object.fromEntries(namesOf(schema).map((name) => [name, schema[name].fallback])) as Values;
}

function namesOf<Values extends object>(schema: SearchSchema<Values>): (keyof Values)[] {
  return Object.keys(schema) as (keyof Values)[];
}
