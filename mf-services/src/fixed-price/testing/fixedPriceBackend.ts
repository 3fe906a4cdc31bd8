import { fakeDb } from '@marketplace/section-kit/testing';
import { requestBackend } from '../../testing/requestBackend';
import type { PriceItem } from '../price/PriceList';
import shared from './priceCases.json';

/** The seeded price lists, and prices that the database computed from them. */
export const { lists, cases } = shared;

const taxRates = [
  { province: 'ON', kind: 'HST', rate: 0.13 },
  { province: 'QC', kind: 'QST', rate: 0.09975 },
  { province: 'QC', kind: 'GST', rate: 0.05 },
  { province: 'BC', kind: 'GST', rate: 0.05 },
  { province: 'BC', kind: 'PST', rate: 0.07 },
].map((rate) => ({ ...rate, effective_from: '2013-01-01', effective_to: null, source: 'test' }));

const halfDay = (day: string, part: string) =>
  part === 'morning' ? { day, part, opens: '08:00', closes: '12:00' } : { day, part, opens: '13:00', closes: '17:00' };
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

type Args = Record<string, unknown>;

/**
 * A backend with list prices, tax rates and two free half days on each of five days, one team for all of them.
 *
 * @param options.served whether a team works near
 * @param options.isSample whether the team is invented
 * @param options.confirmed whether the address of a booking is its account's
 * @param options.items changes the lines of the price list
 */
export function fixedPriceBackend({
  served = true,
  reachable = true,
  isSample = false,
  confirmed = false,
  items = (line: PriceItem) => line,
} = {}) {
  const taken = new Set<string>();
  const stored = new Map<string, Args>();
  const lists = shared.lists;
  const asked = (url: URL) => lists.filter(({ service }) => url.searchParams.get('service') === `eq.${service}`);
  const free = () =>
    days
      .flatMap((day) => ['morning', 'afternoon'].map((part) => halfDay(day, part)))
      .filter(({ day, part }) => !taken.has(`${day}-${part}`));
  const backend = requestBackend({
    base: fakeDb({
      tables: {
        tax_rates: taxRates,
        fixed_price_services: (url) =>
          asked(url).map(({ service, needsCount, listedOn }) => ({ service, needs_count: needsCount, listed_on: listedOn })),
        fixed_price_items: (url) => asked(url).flatMap((list) => (list.items as PriceItem[]).map((line) => ({ ...items(line) }))),
      },
      rpc: { fixed_price_slots: () => ({ province: 'ON', time_zone: 'America/Toronto', served, reachable, slots: served ? free() : [] }) },
    }),
    rpc: {
      book_fixed_price: ({ booking }) => {
        const given = booking as Args & { id: string; day: string; part: string };
        const answer = stored.get(given.id) ?? {
          id: given.id,
          status: 'sent',
          service: given.service,
          provider: { id: 'team', name: 'Aspenfold Assembly', is_sample: isSample, reachable },
          details: {
            service: given.service,
            choices: given.choices,
            lines: [],
            percent: 100,
            subtotal_cents: given.expected_total_cents,
            every: null,
            next_subtotal_cents: null,
            tax: [],
            total_cents: given.expected_total_cents,
            listed_on: '2026-11-01',
            slot: { ...halfDay(given.day, given.part), time_zone: 'America/Toronto' },
          },
          held_until: '2026-11-20T15:15:00Z',
          confirmed,
        };
        stored.set(given.id, answer);
        taken.add(`${given.day}-${given.part}`);
        return answer;
      },
    },
  });
  const bookings = () => backend.argsOf('book_fixed_price').map(({ booking }) => booking as Args);
  return { ...backend, taken, stored, bookings };
}
