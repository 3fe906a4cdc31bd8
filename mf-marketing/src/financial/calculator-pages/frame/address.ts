import type { SearchField } from '../../calculators/inputs/searchFields';
import { fromSearch, givenIn, type SearchSchema } from '../../calculators/inputs/searchSchema';

/**
 * The address with a calculator's inputs in it. All of them are written, also those at their default: the link must show
 * the same result after a default has changed and on a device that keeps other figures. What cannot be read back, such as
 * a half-typed number, keeps what the address said before. Names of others stay.
 *
 * @param others values that belong to other calculators: written only where the address already has the name
 * @returns with its question mark; empty for nothing
 */
export function searchWith<Values extends object>(
  schema: SearchSchema<Values>,
  search: string,
  values: Values,
  others: Readonly<Record<string, unknown>> = {},
): string {
  const params = new URLSearchParams(search);
  for (const name of namesOf(schema)) {
    const texts = schema[name].write(values[name]);
    if (!isReadable(schema[name], values[name])) continue;
    params.delete(name);
    for (const text of texts) if (text !== '') params.append(name, text);
  }
  for (const [name, value] of Object.entries(others)) {
    if (!Object.hasOwn(schema, name) && params.has(name) && value !== undefined)
      params.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return question(params);
}

/** The address without a calculator's inputs. */
export function searchWithout<Values extends object>(schema: SearchSchema<Values>, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of namesOf(schema)) params.delete(name);
  return question(params);
}

/** What another address says differently: the new value of each such input, its default where it says nothing any more. */
export function changesBetween<Values extends object>(schema: SearchSchema<Values>, before: string, after: string): Partial<Values> {
  const [old, now] = [new URLSearchParams(before), new URLSearchParams(after)];
  const values = fromSearch(schema, after);
  const changed = namesOf(schema).filter((name) => old.getAll(name).join('&') !== now.getAll(name).join('&'));
  return pick(values, changed);
}

/** Those of `changes` that differ from `values`, as an address writes them. */
export function newIn<Values extends object>(schema: SearchSchema<Values>, values: Values, changes: Partial<Values>): Partial<Values> {
  const isNew = (name: keyof Values & string) =>
    Object.hasOwn(changes, name) && written(schema[name], changes[name] as Values[typeof name]) !== written(schema[name], values[name]);
  return pick(changes, namesOf(schema).filter(isNew));
}

/** Whether the address says anything valid about the inputs. */
export function saysAnything<Values extends object>(schema: SearchSchema<Values>, search: string): boolean {
  return Object.keys(givenIn(schema, search)).length > 0;
}

export function namesOf<Values extends object>(schema: SearchSchema<Values>): (keyof Values & string)[] {
  return Object.keys(schema) as (keyof Values & string)[];
}

export function written<Value>(field: SearchField<Value>, value: Value): string {
  return field.write(value).join('&');
}

function isReadable<Value>(field: SearchField<Value>, value: Value): boolean {
  const texts = field.write(value);
  if (texts.join('') === '') return true;
  const read = field.read(texts);
  return read !== undefined && written(field, read) === texts.join('&');
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

function question(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}
