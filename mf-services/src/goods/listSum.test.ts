import { jobView, quoteView } from '../testing/projectView';
import { listQuote, maple, river, vendorView } from '../testing/listView';
import type { RequestView } from '../tracking/ProjectView';
import { listSum } from './listSum';

const sumOf = (...requests: RequestView[]) => {
  const { rows, totalCents, isDelivered } = listSum(requests);
  return { rows: rows.map(({ vendor, kind, cents }) => [vendor, kind, cents]), totalCents, isDelivered };
};

test('list prices count until a vendor quotes, then its quote does', () => {
  expect(sumOf(maple(), river())).toEqual({
    rows: [
      ['Maple Supply', 'listed', 90_386],
      ['River Plumbing', 'undelivered', 4_803],
    ],
    totalCents: 95_189,
    isDelivered: false,
  });
  expect(sumOf(maple(), river({ status: 'quoted', quote: listQuote(2, 5_000) }))).toEqual({
    rows: [
      ['Maple Supply', 'listed', 90_386],
      ['River Plumbing', 'quoted', 5_000],
    ],
    totalCents: 95_386,
    isDelivered: true,
  });
});

test.each<[string, Partial<RequestView>, string, number | null]>([
  ['a quote that ran out', { status: 'quoted', quote: quoteView({ status: 'expired' }) }, 'listed', 90_386],
  ['a vendor that is not registered', { status: 'quoted', quote: quoteView({ registered: false }) }, 'unregistered', 262_160],
  ['what was agreed', { status: 'hired', job: jobView({ agreed_total_cents: 88_000 }) }, 'accepted', 88_000],
  ['what was agreed elsewhere', { status: 'hired', job: jobView({ agreed_total_cents: null }) }, 'agreed', 90_386],
  ['a vendor that declined', { status: 'declined' }, 'over', null],
  ['goods whose person is gone', { goods: null }, 'listed', null],
])('%s', (_, part, kind, cents) => {
  expect(sumOf(maple(part)).rows).toEqual([['Maple Supply', kind, cents]]);
});

test('lines that others were asked for besides count once: the accepted quote, else the lowest, else whoever may still answer', () => {
  const late = (part: Partial<RequestView>) => vendorView(1, 'Ash Supply', { id: 'late', ...part });
  const quoted = maple({ status: 'quoted', quote: listQuote(1, 91_000) });
  expect(sumOf(quoted, late({ status: 'quoted', quote: listQuote(1, 85_000) })).rows).toEqual([['Ash Supply', 'quoted', 85_000]]);
  expect(sumOf(quoted, late({ status: 'hired', job: jobView({ agreed_total_cents: 95_000 }) })).totalCents).toBe(95_000);
  expect(sumOf(maple({ status: 'declined' }), late({})).rows).toEqual([['Ash Supply', 'listed', 90_386]]);
});
