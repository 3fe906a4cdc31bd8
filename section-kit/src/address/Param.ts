import type { Locale } from '../manifest/locale.ts';

/** One row of a query: how its parameter of the address is read and written, and what stands for it where it is missing or wrong. */
export interface Param<Value> {
  /** In the address; the name of the row unless said. */
  readonly name?: string;
  readonly fallback: Value;
  /** Names the value among the arguments of a search that it narrows. */
  readonly argument?: string;
  /** The row without which this one means nothing: their arguments go together. */
  readonly of?: string;
  /**
   * @param texts one for each time the parameter occurs
   * @param locale of the page: people write numbers as its language does
   * @returns undefined for whatever is not valid
   */
  read(texts: readonly string[], locale: Locale): Value | undefined;
  /** @returns one text for each time the parameter occurs, the same in every language; an empty one is left out */
  write(value: Value): readonly string[];
}

/** The rows of a query by the names of their values, in the order of the address. */
export type Params<Query> = { readonly [Name in keyof Query]-?: Param<Query[Name]> };
