import { quoteView, requestView } from '../../testing/projectView';
import type { ProjectView, Quote } from '../../tracking/ProjectView';
import {
  comparedQuotesOf,
  hasOptions,
  hasRivals,
  isExpired,
  isLowest,
  isOffered,
  kindsOf,
  missingKinds,
  optionsOf,
  withOptions,
} from './ComparedQuote';

type Line = Quote['lines'][number];
const line = (part: Partial<Line>): Line => ({ ...quoteView().lines[0]!, taxes: ['HST'], optional: false, ...part });
const total = (cents: number, part: Partial<Quote> = {}) => quoteView({ total_cents: cents, ...part });
const none = new Set<string>();
/** The quotes of requests `a`, `b`, …, in this order. */
const compared = (quotes: readonly (Quote | null)[], chosen = none, lots: readonly (number | null)[] = []) => {
  const requests = quotes.map((quote, index) => requestView({ id: 'abcdef'[index]!, quote, lot: lots[index] ?? null }));
  return comparedQuotesOf({ requests } as ProjectView, chosen);
};

/** Labour of $1,000, and two things that are offered besides: $100 with tax and $50 without. */
const optional = quoteView({
  lines: [
    line({ kind: 'labour', description: 'Work', cents: 100_000 }),
    line({ kind: 'other', description: 'Guards', cents: 10_000, optional: true }),
    line({ kind: 'other', description: 'Guards', cents: 5_000, optional: true, taxes: [] }),
  ],
  subtotal_cents: 100_000,
  tax: [{ kind: 'HST', rate: 0.13, cents: 13_000 }],
  total_cents: 113_000,
});
const ids = withOptions('r', optional, none).lines.map(({ id }) => id);

describe('optional lines', () => {
  test('are each named for themselves, also where two say the same', () => {
    expect(ids).toEqual(['r labour Work 0', 'r other Guards 0', 'r other Guards 1']);
  });

  test('stay out of the totals until they are chosen', () => {
    const quote = withOptions('r', optional, none);
    expect(quote.lines.map(({ isIncluded }) => isIncluded)).toEqual([true, false, false]);
    expect([quote.subtotal_cents, quote.tax, quote.total_cents]).toEqual([100_000, optional.tax, 113_000]);
    expect(optionsOf({ quote })).toEqual([]);
  });

  test.each<[number[], number, number, number]>([
    [[2], 110_000, 14_300, 124_300],
    [[3], 105_000, 13_000, 118_000],
    [[2, 3], 115_000, 14_300, 129_300],
  ])('of which %j are chosen, count with their tax', (chosen, subtotal, tax, all) => {
    const quote = withOptions('r', optional, new Set(chosen.map((place) => ids[place - 1]!)));
    expect([quote.subtotal_cents, quote.tax[0]!.cents, quote.total_cents]).toEqual([subtotal, tax, all]);
    expect(optionsOf({ quote })).toEqual(chosen);
  });

  test('of an accepted quote are those that were accepted, whatever is chosen on the page', () => {
    const accepted = { options: [3], subtotal_cents: 105_000, tax: [], total_cents: 118_000, at: '2026-11-20T15:00:00Z' };
    const quote = withOptions('r', { ...optional, status: 'accepted', accepted }, new Set([ids[1]!]));
    expect(optionsOf({ quote })).toEqual([3]);
  });

  test('what nobody chose anything of keeps the totals of the company, whatever they are', () => {
    const odd = { ...optional, subtotal_cents: 1, total_cents: 2 };
    expect(withOptions('r', odd, new Set(['elsewhere']))).toMatchObject({ subtotal_cents: 1, total_cents: 2 });
  });
});

describe('the quotes to compare', () => {
  test('are those that can be or were accepted and those that expired, the expired ones last, the lowest total first', () => {
    const quotes = [
      total(300),
      null,
      total(200, { status: 'expired' }),
      total(100, { status: 'declined' }),
      total(250, { status: 'accepted' }),
      total(100, { status: 'expired' }),
    ];
    const shown = compared(quotes);
    expect(shown.map(({ id }) => id)).toEqual(['e', 'a', 'f', 'c']);
    expect(shown.map(isExpired)).toEqual([false, false, true, true]);
  });

  test('keep their order while somebody chooses', () => {
    const quotes = [optional, total(113_500)];
    const chosen = new Set(['a other Guards 0']);
    expect(compared(quotes, chosen).map(({ id, quote }) => [id, quote.total_cents])).toEqual([
      ['a', 124_300],
      ['b', 113_500],
    ]);
  });
});

describe('what a quote has of what the others have', () => {
  const labour = quoteView({ lines: [line({ kind: 'labour' })] });
  const both = quoteView({ lines: [line({ kind: 'permit' }), line({ kind: 'labour' })] });
  const besides = quoteView({ lines: [line({ kind: 'labour' }), line({ kind: 'permit', optional: true })] });

  test('kinds are listed once, in their usual order', () => {
    expect(kindsOf(compared([labour, both]))).toEqual(['labour', 'permit']);
    expect(kindsOf([])).toEqual([]);
  });

  test('whether anything is offered besides', () => {
    expect(hasOptions(compared([labour, both]))).toBe(false);
    expect(hasOptions(compared([labour, besides]))).toBe(true);
  });

  test('a kind is missing where another has it in its totals', () => {
    const offers = compared([labour, both, besides]);
    expect(offers.map((offer) => missingKinds(offer, offers))).toEqual([['permit'], [], ['permit']]);
    const alone = compared([labour, besides]);
    expect(alone.map((offer) => missingKinds(offer, alone))).toEqual([[], []]);
  });

  test('and is offered where any line is of it', () => {
    const offers = compared([labour, besides]);
    expect([isOffered('permit', offers[0]!, offers), isOffered('disposal', offers[0]!, offers)]).toEqual([true, false]);
  });

  test('another part of a list is no rival: what it has is not missing', () => {
    const offers = compared([labour, both], none, [1, 2]);
    expect(hasRivals(offers)).toBe(false);
    expect(offers.map((offer) => missingKinds(offer, offers))).toEqual([[], []]);
    expect(isOffered('permit', offers[0]!, offers)).toBe(false);
    expect(hasRivals(compared([labour, both], none, [1, 1]))).toBe(true);
    expect(
      hasRivals([
        { ...offers[0]!, lot: null },
        { ...offers[1]!, lot: undefined as never },
      ]),
    ).toBe(true);
  });
});

describe('the lowest total', () => {
  const lowest = (quotes: readonly Quote[], lots: readonly (number | null)[] = []) => {
    const offers = compared(quotes, none, lots);
    return offers.filter((offer) => isLowest(offer, offers)).map(({ id }) => id);
  };
  test.each<[string, Quote[], string[]]>([
    ['of two', [total(200), total(100)], ['b']],
    ['that two share is marked at both', [total(100), total(100), total(200)], ['a', 'b']],
    ['of quotes that are all the same is none', [total(100), total(100)], []],
    ['of one is none', [total(100)], []],
    ['of one that can be accepted is none', [total(100), total(50, { status: 'expired' })], []],
    ['counts only those that can be accepted', [total(100), total(200), total(50, { status: 'expired' })], ['a']],
  ])('%s', (_what, quotes, expected) => expect(lowest(quotes)).toEqual(expected));

  test('is looked for in each part of a list', () => {
    expect(lowest([total(100), total(200), total(300)], [1, 2, 2])).toEqual(['b']);
  });
});
