import type { QueryCodec } from './defineQuery';
import type { Param } from './Param';

/**
 * The part of a query that narrows a search, by the names the search's function gives its arguments: what `searchArguments` made of a
 * query becomes that query again.
 */
export function fromSearchArguments<Query extends object, Read extends object, Rows extends object>(
  { params }: QueryCodec<Query, Read, Rows>,
  args: Readonly<Record<string, unknown>>,
): Partial<Query> {
  const rows: Record<string, Param<unknown>> = { ...(params as object) };
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, { argument }]) => (argument && args[argument] !== undefined ? [[name, args[argument]]] : [])),
  ) as Partial<Query>;
}
