/** What somebody types, and what must stand among the first five results for it to be a good answer. */
export interface ExpectedQuery {
  /** Named when a figure is broken down: what is hard about the query. */
  kind:
    | 'trade'
    | 'relative'
    | 'problem'
    | 'city'
    | 'postal code'
    | 'trade and place'
    | 'typo'
    | 'company'
    | 'combination'
    | 'nothing'
    | 'material';
  locale: 'en' | 'fr';
  q: string;
  /** Every one of the first five is of one of these trades. */
  trades?: readonly string[];
  /** Every one of the first five is in one of these cities, named without their province. */
  cities?: readonly string[];
  /** This company is among the first five; a part of its name is enough. */
  company?: string;
  /** Every one of the first five materials has this in its name or description, in the language of the query. */
  material?: RegExp;
  /** Nobody could know what is meant: the answer holds nothing. */
  nothing?: true;
}

type Kind = ExpectedQuery['kind'];
type Expectation = Omit<ExpectedQuery, 'kind' | 'locale' | 'q'>;

/** Rows of a list: queries of one language, by what is hard about them. */
export const expectedQueries = (
  locale: ExpectedQuery['locale'],
  rows: Readonly<Partial<Record<Kind, readonly (readonly [q: string, expected: Expectation])[]>>>,
): ExpectedQuery[] =>
  Object.entries(rows).flatMap(([kind, queries]) => queries.map(([q, expected]) => ({ kind: kind as Kind, locale, q, ...expected })));

export const trade = (...trades: string[]): Expectation => ({ trades });
export const city = (...cities: string[]): Expectation => ({ cities });
export const tradeIn = (trades: string | readonly string[], ...cities: string[]): Expectation => ({ trades: [trades].flat(), cities });
export const company = (name: string): Expectation => ({ company: name });
export const material = (words: RegExp): Expectation => ({ material: words });
export const nothing: Expectation = { nothing: true };
