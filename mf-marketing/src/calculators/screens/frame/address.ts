import type { Locale, Param, QueryCodec } from '@marketplace/section-kit';

/**
 * The address with a calculator's inputs in it. All of them are written, also those at their default: the link must show
 * the same result after a default has changed and on a device that keeps other figures. What cannot be read back, such as
 * a half-typed number, keeps what the address said before. Names of others stay.
 *
 * @param others values that belong to other calculators: written only where the address already has the name
 * @returns with its question mark; empty for nothing
 */
export function searchWith<Values extends object>(
  query: QueryCodec<Values>,
  search: string,
  values: Values,
  others: Readonly<Record<string, unknown>> = {},
): string {
  const params = new URLSearchParams(search);
  for (const name of namesOf(query)) {
    const texts = query.params[name].write(values[name]);
    if (!isReadable(query.params[name], values[name])) continue;
    params.delete(name);
    for (const text of texts) if (text !== '') params.append(name, text);
  }
  for (const [name, value] of Object.entries(others)) {
    if (!Object.hasOwn(query.params, name) && params.has(name) && value !== undefined) params.set(name, String(value));
  }
  return question(params);
}

/** The address without a calculator's inputs. */
export function searchWithout<Values extends object>(query: QueryCodec<Values>, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of namesOf(query)) params.delete(name);
  return question(params);
}

/** What another address says differently: the new value of each such input, its default where it says nothing any more. */
export function changesBetween<Values extends object>(
  query: QueryCodec<Values>,
  before: string,
  after: string,
  locale: Locale,
): Partial<Values> {
  const [old, now] = [new URLSearchParams(before), new URLSearchParams(after)];
  const values = query.parse(after, locale);
  const changed = namesOf(query).filter((name) => old.getAll(name).join('&') !== now.getAll(name).join('&'));
  return pick(values, changed);
}

/** Those of `changes` that differ from `values`, as an address writes them. */
export function newIn<Values extends object>(query: QueryCodec<Values>, values: Values, changes: Partial<Values>): Partial<Values> {
  const isNew = (name: keyof Values & string) =>
    Object.hasOwn(changes, name) &&
    written(query.params[name], changes[name] as Values[typeof name]) !== written(query.params[name], values[name]);
  return pick(changes, namesOf(query).filter(isNew));
}

/** Whether the address says anything valid about the inputs. */
export function saysAnything<Values extends object>(query: QueryCodec<Values>, search: string, locale: Locale): boolean {
  return Object.keys(query.given(search, locale)).length > 0;
}

export function namesOf<Values extends object>(query: QueryCodec<Values>): (keyof Values & string)[] {
  return Object.keys(query.params) as (keyof Values & string)[];
}

export function written<Value>(param: Param<Value>, value: Value): string {
  return param.write(value).join('&');
}

function isReadable<Value>(param: Param<Value>, value: Value): boolean {
  const texts = param.write(value);
  if (texts.join('') === '') return true;
  // What is written means the same in every language.
  const read = param.read(texts, 'en');
  return read !== undefined && written(param, read) === texts.join('&');
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

function question(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}
