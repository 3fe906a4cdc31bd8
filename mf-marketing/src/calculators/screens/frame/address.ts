import type { Locale, Param, QueryCodec } from '@marketplace/section-kit';

/** What another address says differently: the new value of each such input, its default where it says nothing any more. */
export function changesBetween<Values extends object>(
  query: QueryCodec<Values>,
  before: string,
  after: string,
  locale: Locale,
): Partial<Values> {
  const [old, now] = [query.given(before, locale), query.given(after, locale)];
  const said = (given: Partial<Values>, name: keyof Values & string) =>
    given[name] === undefined ? undefined : written(query.params[name], given[name] as Values[typeof name]);
  return pick(
    query.parse(after, locale),
    namesOf(query).filter((name) => said(old, name) !== said(now, name)),
  );
}

/** Those of `changes` that differ from `values`, as an address writes them. */
export function newIn<Values extends object>(query: QueryCodec<Values>, values: Values, changes: Partial<Values>): Partial<Values> {
  const isNew = (name: keyof Values & string) =>
    Object.hasOwn(changes, name) &&
    written(query.params[name], changes[name] as Values[typeof name]) !== written(query.params[name], values[name]);
  return pick(changes, namesOf(query).filter(isNew));
}

/** Whether the address says anything valid about the inputs. */
export function saysAnything<Values extends object>(query: QueryCodec<Values>, fragment: string, locale: Locale): boolean {
  return Object.keys(query.given(fragment, locale)).length > 0;
}

export function namesOf<Values extends object>(query: QueryCodec<Values>): (keyof Values & string)[] {
  return Object.keys(query.params) as (keyof Values & string)[];
}

export function written<Value>(param: Param<Value>, value: Value): string {
  return param.write(value).join('&');
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
