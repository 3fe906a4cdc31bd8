import type { Locale } from '../manifest/locale.ts';
import { pairsOf, toText, type Place } from './addressText';
import type { Param, Params } from './Param';

/** What stands in the query string or the fragment of an address, both ways. */
export interface QueryCodec<Query extends object, Read extends object = Query, Rows = Params<Read>> {
  readonly params: Rows;
  /** Where it stands. Only a fragment never leaves the device: browsers send no server what follows the `#`. */
  readonly place: Place;
  /** The query of an address that says nothing. */
  readonly empty: Query;
  /**
   * Reads a query string or a fragment, with or without its mark. What is missing, unknown or not valid becomes its fallback.
   *
   * @param locale of the page
   */
  parse(search: string, locale: Locale): Query;
  /** Only what it says and is valid. */
  given(search: string, locale: Locale): Partial<Read>;
  /** The rows that an address of the query has to name, because they differ from what it means without them. */
  said(query: Partial<Query>): (keyof Query & string)[];
  /**
   * The shortest text that says a query, in the order of the rows: empty, or from its mark on.
   *
   * @param before the text it replaces, for a query that shares its address with others
   */
  toSearch(query: Partial<Query>, before?: string): string;
}

/** What a codec reads and writes. */
export type QueryOf<Codec> = Codec extends { empty: infer Query } ? Query : never;

interface QueryRules<Read, Query> {
  /** What the values mean together; does nothing to what it gave itself. */
  settle?: (read: Read) => Query;
  /** Whether parameters that no row reads stay in the address, because they belong to others on the page. */
  keepsOthers?: boolean;
  /** `fragment` for what people enter and nobody else may see. */
  place?: Place;
}

/**
 * The query of a page, one row for each parameter.
 *
 * @param params how each is read and written
 */
export function defineQuery<Read extends object, Query extends Read = Read, const Rows = Params<Read>>(
  params: Rows & Params<Read>,
  { settle = (read) => read as Query, keepsOthers = false, place = 'query' }: QueryRules<Read, Query> = {},
): QueryCodec<Query, Read, Rows> {
  type Name = keyof Read & string;
  const names = Object.keys(params) as Name[];
  const nameOf = (name: Name) => params[name].name ?? name;
  const own = new Set<string>(names.map(nameOf));
  const fallbacks = Object.fromEntries(names.map((name) => [name, params[name].fallback])) as Read;
  const whole = (query: Partial<Query>): Query => settle({ ...fallbacks, ...query });

  const given = (search: string, locale: Locale): Partial<Read> => {
    const said = pairsOf(search);
    const read: Partial<Read> = {};
    for (const name of names) {
      const texts = said.flatMap(([key, text]) => (key === nameOf(name) ? [text] : []));
      const value = texts.length > 0 ? params[name].read(texts, locale) : undefined;
      if (value !== undefined) read[name] = value;
    }
    return read;
  };
  const isSaid = (name: Name, query: Query): boolean => {
    const without = settle({ ...query, [name]: fallbacks[name] });
    return written(params[name], query[name]) !== written(params[name], without[name]);
  };
  return {
    params,
    place,
    empty: whole({}),
    given,
    parse: (search, locale) => settle({ ...fallbacks, ...given(search, locale) }),
    said: (query) => {
      const all = whole(query);
      return names.filter((name) => isSaid(name, all));
    },
    toSearch: (query, before = '') => {
      const all = whole(query);
      const others = keepsOthers ? pairsOf(before).filter(([name]) => !own.has(name)) : [];
      const texts = names
        .filter((name) => isSaid(name, all))
        .flatMap((name) => params[name].write(all[name]).flatMap((text) => (text ? [[nameOf(name), text] as const] : [])));
      return toText(place, [...others, ...texts]);
    },
  };
}

/** As an address writes a value. */
function written<Value>(param: Param<Value>, value: Value): string {
  return param.write(value).join('&');
}
