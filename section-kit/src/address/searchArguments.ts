import type { QueryCodec } from './defineQuery';
import type { Param } from './Param';

type NameOf<Row> = Row extends { argument: infer Argument extends string } ? Argument : never;
type ValueOf<Row> = Row extends Param<infer Value> ? Value : never;
type SearchArguments<Rows> = { [Name in keyof Rows as NameOf<Rows[Name]>]?: ValueOf<Rows[Name]> };

/** The values of a query that narrow a search, by the names its function gives them. What does not narrow is left out. */
export function searchArguments<Query extends object, Read extends object, Rows extends object>(
  { params, said }: QueryCodec<Query, Read, Rows>,
  query: Query,
): SearchArguments<Rows> {
  const on = new Set<string>(said(query));
  const rows: Record<string, Param<unknown>> = { ...(params as object) };
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, { argument, of = name }]) =>
      argument && on.has(of) ? [[argument, query[name as keyof Query]]] : [],
    ),
  ) as SearchArguments<Rows>;
}
