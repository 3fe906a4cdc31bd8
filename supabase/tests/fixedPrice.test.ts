import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople } from './support/people.ts';
import { anyNotice, contact, mailedToken, tokenOf } from './support/requests.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
  await signUpPeople(database);
});
after(() => database.close());

interface Slots {
  province: string;
  time_zone: string;
  served: boolean;
  slots: { day: string; part: string; opens: string; closes: string }[];
}
interface Booking {
  id: string;
  status: string;
  provider: { id: string; name: string };
  details: { total_cents: number; subtotal_cents: number; tax: { kind: string; cents: number }[]; slot: Slots['slots'][number] };
}
type Fields = Record<string, unknown>;

const slotsFor = (service: string, postal_code: string) => callAs<Slots>(database, 'anon', 'fixed_price_slots', { service, postal_code });
let made = 0;
/** A booking of a chair's assembly in Toronto, where the seed has one team for it. */
async function newBooking(changes: Fields = {}): Promise<Fields> {
  const { slots } = await slotsFor('assembly', 'M5V 2T6');
  const id = `cccccccc-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const { day, part } = slots[0]!;
  return {
    id,
    token: tokenOf(id),
    service: 'assembly',
    choices: { chairs: 1 },
    postal_code: 'M5V 2T6',
    day,
    part,
    locale: 'en',
    notice: anyNotice,
    contact,
    ...changes,
  };
}
const book = (booking: Fields, actor: Actor = 'anon') => callAs<Booking>(database, actor, 'book_fixed_price', { booking });
const count = async (sql: string) => Number((await database.query<{ n: string }>(`select count(*) as n from ${sql}`))[0]!.n);
const inside = (work: () => Promise<void>) => () => rolledBack(database, work);

describe('the price', () => {
  const oracle = new URL('../../mf-services/src/fixed-price/testing/priceCases.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(oracle, 'utf8')) as {
    cases: { service: string; choices: Fields; subtotalCents: number; nextSubtotalCents: number | null }[];
  };
  const priceOf = async (service: string, choices: unknown) => {
    const [row] = await database.query<{ price: Fields }>('select private.fixed_price($1, $2::text::jsonb) as price', [
      service,
      JSON.stringify(choices),
    ]);
    return row!.price;
  };

  test('is the one the page computes, for every shared case', async () => {
    assert.ok(cases.length >= 40);
    for (const { service, choices, subtotalCents, nextSubtotalCents } of cases) {
      const price = await priceOf(service, choices);
      assert.deepEqual(
        [price['subtotal_cents'], price['next_subtotal_cents']],
        [subtotalCents, nextSubtotalCents],
        JSON.stringify(choices),
      );
    }
  });

  test('worked example: two bedrooms, two bathrooms, weekly, with the oven', async () => {
    const price = await priceOf('cleaning', { size: 'two', bathrooms: 1, frequency: 'weekly', oven: true });
    assert.equal(price['subtotal_cents'], 19740); // (169.00 + 29.00) × 80 % + 39.00
  });

  test('what is charged once is not part of the next month', async () => {
    const price = await priceOf('storage', { unit: 'small', term: 'monthly', pickup: true });
    assert.deepEqual([price['subtotal_cents'], price['next_subtotal_cents']], [24800, 7900]);
  });

  const wrong: [string, string, unknown, string][] = [
    ['a choice is missing', 'cleaning', { frequency: 'once' }, 'size'],
    ['a value is unknown', 'cleaning', { size: 'castle', frequency: 'once' }, 'size'],
    ['a field is unknown', 'cleaning', { size: 'two', frequency: 'once', discount: 100 }, 'discount'],
    ['a count is negative', 'assembly', { chairs: -1 }, 'chairs'],
    ['a count is a fraction', 'assembly', { chairs: 0.5 }, 'chairs'],
    ['a count is above the list', 'assembly', { chairs: 13 }, 'chairs'],
    ['a count is a text', 'assembly', { chairs: '1' }, 'chairs'],
    ['an extra is a number', 'cleaning', { size: 'two', frequency: 'once', oven: -5 }, 'oven'],
    ['nothing is counted', 'assembly', { anchoring: true }, 'choices'],
    ['the base is chosen away', 'assembly', { visit: 0, chairs: 1 }, 'visit'],
    ['the choices are a list', 'assembly', ['chairs'], 'choices'],
    ['the choices are nothing', 'assembly', null, 'choices'],
  ];
  for (const [what, service, choices, field] of wrong) {
    test(
      `is refused when ${what}`,
      inside(async () => refused(book(await newBooking({ service, choices })), 'PT422', field)),
    );
  }

  test('every list has at most one rate, so that the order of rates cannot matter', async () => {
    assert.equal(
      await count("(select service from fixed_price_items where kind = 'rate' group by service having count(distinct field) > 1) as x"),
      0,
    );
  });
});

describe('free half days', () => {
  const zones: [string, string, string][] = [
    ['cleaning', 'M5V 2T6', 'America/Toronto'],
    ['cleaning', 'S7K 1A1', 'America/Regina'],
    ['storage', 'A1A 1A1', 'America/St_Johns'],
    ['cleaning', 'v6b4y8', 'America/Vancouver'],
  ];
  for (const [service, postal, zone] of zones) {
    test(
      `begin at eight on the clock of ${zone}`,
      inside(async () => {
        const { time_zone, slots } = await slotsFor(service, postal);
        assert.equal(time_zone, zone);
        assert.deepEqual([slots[0]!.part, slots[0]!.opens, slots[0]!.closes], ['morning', '08:00', '12:00']);
      }),
    );
  }

  test(
    'are two on each working day of the next fourteen that a team can still confirm by six the evening before, none on Sunday',
    inside(async () => {
      const { slots } = await slotsFor('assembly', 'M5V 2T6');
      const days = await database.query<{ day: string }>(
        `select d.day::text from (select (now() at time zone 'America/Toronto')::date + n as day from generate_series(1, 14) as n) as d
          where extract(isodow from d.day) <> 7 and now() at time zone 'America/Toronto' < d.day - interval '6 hours' order by 1`,
      );
      assert.ok(days.length >= 11);
      assert.deepEqual(
        slots.map(({ day, part }) => `${day} ${part}`),
        days.flatMap(({ day }) => [`${day} morning`, `${day} afternoon`]),
      );
    }),
  );

  test(
    'nobody works everywhere',
    inside(async () => {
      assert.deepEqual((({ served, slots }) => ({ served, slots }))(await slotsFor('cleaning', 'X0A 0H0')), { served: false, slots: [] });
    }),
  );

  for (const postal of ['', '90210', 'D1A 1A1', "M5V 2T6' or true"]) {
    test(
      `${JSON.stringify(postal)} is no postal code`,
      inside(() => refused(slotsFor('cleaning', postal), 'PT422', 'postal_code')),
    );
  }
});

describe('booking', () => {
  test(
    'stores a sent request of source fixed_price once, at the price of the list with the tax of the province',
    inside(async () => {
      const booking = await newBooking({ expected_total_cents: 8362 });
      const answer = await book(booking);
      assert.equal(answer.status, 'sent');
      assert.deepEqual(
        answer.details.tax.map(({ kind, cents }) => `${kind} ${cents}`),
        ['HST 962'],
      );
      assert.equal(answer.details.total_cents, 8362);
      assert.deepEqual(await book(booking), answer);
      const stored = await database.query('select source, service_name, province, start_on::text from projects where id = $1', [
        booking['id'],
      ]);
      assert.deepEqual(stored, [{ source: 'fixed_price', service_name: 'Assembly', province: 'ON', start_on: booking['day'] }]);
      assert.equal(await count(`quote_requests where project_id = '${String(booking['id'])}'`), 1);
    }),
  );

  test(
    'is confirmed by one mail with the time, the price and the private link',
    inside(async () => {
      const booking = await newBooking();
      const { details, provider } = await book(booking);
      await book(booking);
      const mails = await database.query<{ data: Fields }>(
        "select data from private.outbox where kind in ('booking_requested', 'request_sent')",
      );
      assert.equal(mails.length, 1);
      const { day, opens, closes } = details.slot;
      const expected = {
        day,
        opens,
        closes,
        total_cents: details.total_cents,
        provider: provider.name,
        link: `/r/${await mailedToken(database, String(booking['id']))}`,
      };
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, mails[0]!.data[key]])), expected);
    }),
  );

  test(
    'two people for one half day: the second is told, and the other half days stay free',
    inside(async () => {
      const [first, second] = [await newBooking(), await newBooking()];
      await book(first);
      await refused(book(second), 'PT422', 'slot');
      assert.equal(await count(`projects where id = '${String(second['id'])}'`), 0);
      const { slots } = await slotsFor('assembly', 'M5V 2T6');
      assert.ok(!slots.some(({ day, part }) => day === first['day'] && part === first['part']));
      const { day, part } = slots[0]!;
      assert.equal((await book({ ...second, day, part })).status, 'sent');
    }),
  );

  test(
    'a withdrawn booking gives its half day back',
    inside(async () => {
      const booking = await newBooking();
      await book(booking);
      const [request] = await database.query<{ id: string }>('select id from quote_requests where project_id = $1', [booking['id']]);
      await callAs(database, 'anon', 'advance_request', { request_id: request!.id, to_status: 'withdrawn', token: booking['token'] });
      const again = await newBooking();
      assert.deepEqual([again['day'], again['part']], [booking['day'], booking['part']]);
      assert.equal((await book(again)).status, 'sent');
    }),
  );

  test(
    'where several teams work, as many can book the same half day',
    inside(async () => {
      const where = { service: 'cleaning', choices: { size: 'one', frequency: 'once' } };
      const teams = await count("private.fixed_price_teams where service = 'cleaning' and 'M' = any (areas)");
      assert.ok(teams > 1);
      const booked = [];
      for (let n = 0; n < teams; n++) {
        const guest = { ...contact, email: `guest-${n}@example.ca` };
        booked.push((await book(await newBooking({ ...where, contact: guest }))).provider.id);
      }
      assert.equal(new Set(booked).size, teams);
      await refused(book(await newBooking(where)), 'PT422', 'slot');
    }),
  );

  test(
    'an account books without a token, with its own name and address',
    inside(async () => {
      const booking = await newBooking({ token: null, contact: null });
      assert.equal((await book(booking, 'owner')).status, 'sent');
    }),
  );

  const refusals: [string, Fields, string, string?][] = [
    ['a price that was not the list’s', { expected_total_cents: 1 }, 'PT422', 'price'],
    ['a price that is a text', { expected_total_cents: 'free' }, 'PT422', 'price'],
    ['an unknown service', { service: 'plumbing' }, 'PT422', 'service'],
    ['no postal code', { postal_code: null }, 'PT422', 'postal_code'],
    ['a postal code of another country', { postal_code: '90210' }, 'PT422', 'postal_code'],
    ['a past day', { day: '2020-01-06' }, 'PT422', 'slot'],
    ['a day that is none', { day: 'tomorrow' }, 'PT422', 'slot'],
    ['a part that is none', { part: 'night' }, 'PT422', 'slot'],
    ['nobody to answer', { contact: null }, 'PT422', 'email'],
    ['an address that is none', { contact: { ...contact, email: 'sam' } }, 'PT422', 'email'],
    ['a name that is empty', { contact: { ...contact, name: ' ' } }, 'PT422', 'name'],
    ['a note of 10,000 characters', { description: 'x'.repeat(10_000) }, 'PT422', 'description'],
    ['an id that is none', { id: 'mine' }, 'PT422', 'id'],
    ['a guest without a token', { token: null }, 'PT422', 'token'],
  ];
  for (const [what, changes, code, field] of refusals) {
    test(
      `${what} books nothing`,
      inside(async () => {
        await refused(book(await newBooking(changes)), code, field);
        assert.equal(await count('private.fixed_price_bookings'), 0);
      }),
    );
  }
});

describe('what a booking is safe from', () => {
  const submit = (project: Fields, actor: Actor = 'anon') => callAs(database, actor, 'submit_project', { project });
  const forged = {
    source: 'fixed_price',
    service_name: 'Cleaning',
    category: 'Cleaning',
    details: { total_cents: 1 },
    locale: 'en',
    contact,
  };
  const anyTeam = async () =>
    (await database.query<{ id: string }>('select provider_id as id from private.fixed_price_teams order by 1 limit 1'))[0]!.id;

  test(
    'a fixed price made by hand',
    inside(async () => {
      const { id, token } = await newBooking();
      await refused(submit({ ...forged, id, token, provider_ids: [await anyTeam()] }), 'PT409');
    }),
  );

  test(
    'a draft turned into one',
    inside(async () => {
      const { id, token } = await newBooking();
      const provider_ids = [await anyTeam()];
      await submit({ id, token, provider_ids, source: 'card', locale: 'en' });
      await refused(submit({ ...forged, id, token, provider_ids }), 'PT409');
      await refused(book(await newBooking({ id, token })), 'PT409');
    }),
  );

  test(
    'another address, another price or another company afterwards',
    inside(async () => {
      const booking = await newBooking();
      const { provider } = await book(booking);
      const again = {
        ...forged,
        id: booking['id'],
        token: booking['token'],
        provider_ids: [provider.id],
        details: undefined,
        service_name: 'Assembly',
        category: 'Assembly',
      };
      await refused(submit({ ...again, postal_code: 'V6B 4Y8' }), 'PT409');
      await refused(submit({ ...again, details: { total_cents: 1 } }), 'PT409');
      const [other] = await database.query<{ id: string }>("select id from providers where id <> $1 and status = 'approved' limit 1", [
        provider.id,
      ]);
      await refused(submit({ ...again, provider_ids: [provider.id, other!.id] }), 'PT409');
    }),
  );

  test(
    'somebody who knows its id',
    inside(async () => {
      const booking = await newBooking();
      await book(booking, 'owner');
      await refused(book({ ...booking, token: tokenOf('stranger') }, 'stranger'), 'PT409');
      await refused(book({ ...booking, token: tokenOf('guest') }), 'PT409');
      await refused(book({ ...booking, token: tokenOf('forged') }, 'forged'), 'PT409');
    }),
  );
});

test(
  'a trade says what it costs from twenty accepted quotes on',
  inside(async () => {
    const range = () => callAs<Fields | null>(database, 'anon', 'accepted_quote_range', { category: 'Plumbing' });
    const accept = (from: number, to: number) =>
      database.exec(`
      insert into projects (id, locale, source) select ('dddddddd-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'en', 'profile' from generate_series(${from}, ${to}) as n;
      insert into quote_requests (id, project_id, provider_id, status, sent_at)
        select id, id, (select id from providers where primary_category = 'Plumbing' limit 1), 'hired', now() from projects
         where id::text like 'dddddddd%' and not exists (select from quote_requests as r where r.project_id = projects.id);
      insert into quotes (id, request_id, provider_id, version, province, subtotal_cents, total_cents)
        select id, id, provider_id, 1, 'ON', 10000 * right(id::text, 2)::integer, 10000 * right(id::text, 2)::integer from quote_requests as r
         where id::text like 'dddddddd%' and not exists (select from quotes as q where q.request_id = r.id);
      update quotes set status = 'sent', sent_at = now(), registered = true where status = 'draft';
      update quotes set status = 'accepted' where status = 'sent';`);
    await accept(1, 19);
    assert.equal(await range(), null);
    await accept(20, 21);
    assert.deepEqual(await range(), { count: 21, low_cents: 30000, high_cents: 190000 });
  }),
);
