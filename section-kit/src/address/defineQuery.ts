import type { Locale } from '../manifest/locale.ts';
import type { Param, Params } from './Param';

/** What stands in the query string of an address, both ways. */
export interface QueryCodec<Query extends object, Read extends object = Query, Rows = Params<Read>> {
  readonly params: Rows;
  /** The query of an address that says nothing. */
  readonly empty: Query;
  /**
   * Reads a query string, with or without its question mark. What is missing, unknown or not valid becomes its fallback.
   *
   * @param locale of the page
   */
  parse(search: string, locale: Locale): Query;
  /** Only what a query string says and is valid. */
  given(search: string, locale: Locale): Partial<Read>;
  /** The rows that an address of the query has to name, because they differ from what it means without them. */
  said(query: Partial<Query>): (keyof Query & string)[];
  /**
   * The shortest query string that says a query, in the order of the rows: empty, or from its question mark on.
   *
   * @param before the query string it replaces, for a query that shares its address with others
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
}

/**
 * The query string of a page, one row for each parameter.
 *
 * @param params how each is read and written
 */
export function defineQuery<Read extends object, Query extends Read = Read, const Rows = Params<Read>>(
  params: Rows & Params<Read>,
  { settle = (read) => read as Query, keepsOthers = false }: QueryRules<Read, Query> = {},
): QueryCodec<Query, Read, Rows> {
  type Name = keyof Read & string;
  const names = Object.keys(params) as Name[];
  const nameOf = (name: Name) => params[name].name ?? name;
  const own = new Set<string>(names.map(nameOf));
  const fallbacks = Object.fromEntries(names.map((name) => [name, params[name].fallback])) as Read;
  const whole = (query: Partial<Query>): Query => settle({ ...fallbacks, ...query });

  const given = (search: string, locale: Locale): Partial<Read> => {
    const texts = new URLSearchParams(search);
    const read: Partial<Read> = {};
    for (const name of names) {
      const value = texts.has(nameOf(name)) ? params[name].read(texts.getAll(nameOf(name)), locale) : undefined;
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
    empty: whole({}),
    given,
    parse: (search, locale) => settle({ ...fallbacks, ...given(search, locale) }),
    said: (query) => {
      const all = whole(query);
      return names.filter((name) => isSaid(name, all));
    },
    toSearch: (query, before = '') => {
      const all = whole(query);
      const others = keepsOthers ? [...new URLSearchParams(before)].filter(([name]) => !own.has(name)) : [];
      const texts = names
        .filter((name) => isSaid(name, all))
        .flatMap((name) => params[name].write(all[name]).flatMap((text) => (text ? [[nameOf(name), text] as const] : [])));
      const parts = [...others, ...texts].map(([name, text]) => `${encode(name)}=${encode(text)}`);
      return parts.length > 0 ? `?${parts.join('&')}` : '';
    },
  };
}

/** As an address writes a value. */
function written<Value>(param: Param<Value>, value: Value): string {
  return param.write(value).join('&');
}

/** A colon may stand in a query as it is, and reads better. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');
