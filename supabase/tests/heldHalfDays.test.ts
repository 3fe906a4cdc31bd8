import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { anyNotice, contact, mailedToken, tokenOf, type ProjectView } from './support/requests.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
  await signUpPeople(database);
});
after(() => database.close());
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

interface Slot {
  day: string;
  part: string;
}
interface Booking {
  id: string;
  status: string;
  held_until: string;
  confirmed: boolean;
}
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor = 'anon') => callAs<Answer>(database, actor, name, given);
const freeHalfDays = async () =>
  (await call<{ slots: Slot[] }>('fixed_price_slots', { service: 'assembly', postal_code: 'M5V 2T6' })).slots;
const isFree = async ({ day, part }: Slot) => (await freeHalfDays()).some((slot) => slot.day === day && slot.part === part);

let made = 0;
/** A booking of a chair's assembly more than two days ahead; Toronto has one team for it. */
async function newBooking(changes: Record<string, unknown> = {}) {
  const id = `cccccccc-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const { day, part } = (await freeHalfDays()).at(-1)!;
  const where = { service: 'assembly', choices: { chairs: 1 }, postal_code: 'M5V 2T6', locale: 'en', notice: anyNotice };
  return { id, token: tokenOf(id), day, part, contact, ...where, ...changes };
}
type NewBooking = Awaited<ReturnType<typeof newBooking>>;
const book = (booking: NewBooking, actor: Actor = 'anon') => call<Booking>('book_fixed_price', { booking }, actor);
const confirm = async ({ id }: { id: string }) => call('confirm_contact', { token: await mailedToken(database, id) });
const pass = (time: string) =>
  database.exec(`update private.fixed_price_bookings set held_until = held_until - interval '${time}';
    update public.projects set created_at = created_at - interval '${time}'`);
const view = ({ token }: NewBooking) => call<ProjectView>('project_view', { token });
const statusOf = async (booking: NewBooking) => (await view(booking)).requests[0]!.status;
const heldFor = async (booking: NewBooking) => {
  const [row] = await database.query<{ held: string }>(
    `select (b.held_until - p.created_at)::text as held from private.fixed_price_bookings as b join public.projects as p on p.id = b.project_id where p.id = $1`,
    [booking.id],
  );
  return row!.held;
};
const updates = () => database.query("select recipient, data ->> 'status' as status from private.outbox where kind = 'request_update'");

describe('the end of a hold', () => {
  for (const [asked, isConfirmed, end] of [
    ['2026-12-01 09:00', true, '2026-12-02 09:00'],
    ['2026-12-01 09:00', false, '2026-12-01 09:15'],
    ['2026-12-02 12:00', true, '2026-12-02 18:00'],
    ['2026-12-02 17:50', false, '2026-12-02 18:00'],
    ['2026-12-02 18:00', true, '2026-12-02 18:00'],
  ] as const) {
    test(`of December 3, asked for on ${asked} ${isConfirmed ? 'with' : 'without'} a confirmed address, is ${end}`, async () => {
      for (const zone of ['America/St_Johns', 'America/Toronto', 'America/Vancouver']) {
        const [row] = await database.query<{ same: boolean }>(
          `select private.hold_end('2026-12-03', $1, $2::timestamp at time zone $1, $3) = $4::timestamp at time zone $1 as same`,
          [zone, asked, isConfirmed, end],
        );
        assert.equal(row!.same, true, zone);
      }
    });
  }

  test('is at six on the clock of the place when clocks change that night', async () => {
    const [row] = await database.query<{ at: string }>(
      `select (private.hold_end('2026-11-01', 'America/Toronto', '2026-10-31 12:00-04', true) at time zone 'UTC')::text as at`,
    );
    assert.equal(row!.at, '2026-10-31 22:00:00');
  });
});

describe('a half day that a guest asks for', () => {
  test('is held for 15 minutes, and by the press on the page of its mail for a day', async () => {
    const booking = await newBooking();
    assert.equal((await book(booking)).confirmed, false);
    assert.equal(await heldFor(booking), '00:15:00');
    await confirm(booking);
    assert.equal(await heldFor(booking), '1 day');
    const held = Date.parse(String((await view(booking)).project['held_until']));
    assert.ok(held > Date.now() + 23 * 3_600_000);
    assert.ok(!(await isFree(booking)));
  });

  test('is not held for longer by confirming again, nor with another address', async () => {
    const booking = await newBooking();
    await book(booking);
    await confirm(booking);
    await pass('10 hours');
    await confirm(booking);
    assert.equal(await heldFor(booking), '1 day');
    const other = { ...contact, email: 'other@example.ca' };
    const again = { id: booking.id, token: booking.token, source: 'fixed_price', locale: 'en', service_name: 'Assembly', contact: other };
    const [team] = await database.query<{ id: string }>('select provider_id as id from private.fixed_price_bookings');
    await call('submit_project', { project: { ...again, provider_ids: [team!.id] } });
    await call('request_links', { email: other.email });
    const [mail] = await database.query<{ link: string }>(
      "select data -> 'requests' -> 0 ->> 'link' as link from private.outbox where kind = 'request_links'",
    );
    await call('confirm_contact', { token: mail!.link.slice(3) });
    assert.equal(await heldFor(booking), '1 day');
  });

  test('is free when nobody confirms, at reading and for the next one who asks, and nobody is written to', async () => {
    const booking = await newBooking();
    await book(booking);
    await pass('16 minutes');
    assert.ok(await isFree(booking));
    const [request] = await database.query<{ id: string; status: string }>('select id, status from public.quote_requests');
    assert.equal(request!.status, 'sent');
    const next = await newBooking({ contact: { ...contact, email: 'next@example.ca' } });
    assert.deepEqual([next.day, next.part], [booking.day, booking.part]);
    assert.equal((await book(next)).status, 'sent');
    assert.equal(await statusOf(booking), 'expired');
    assert.deepEqual(await updates(), []);
    await confirm(booking);
    assert.equal(await statusOf(booking), 'expired');
    assert.equal(await statusOf(next), 'sent');
  });

  test('is free when the team does not confirm within a day, and whoever confirmed their address is told', async () => {
    const booking = await newBooking();
    await book(booking);
    await confirm(booking);
    await pass('23 hours');
    assert.equal(await statusOf(booking), 'sent');
    await pass('61 minutes');
    assert.equal(await statusOf(booking), 'expired');
    assert.ok(await isFree(booking));
    assert.deepEqual(await updates(), [{ recipient: contact.email, status: 'expired' }]);
  });

  test('is released by the daily maintenance, once', async () => {
    const booking = await newBooking();
    await book(booking);
    await pass('16 minutes');
    await database.exec('select private.daily_maintenance(); select private.daily_maintenance()');
    const events = await database.query('select actor, to_status from public.quote_request_events order by id');
    assert.deepEqual(events.at(-1), { actor: 'system', to_status: 'expired' });
    assert.equal(events.length, 2);
    const [row] = await database.query<{ released: boolean }>(
      'select released_at is not null as released from private.fixed_price_bookings',
    );
    assert.equal(row!.released, true);
  });

  test('stays with who asked once the team has answered', async () => {
    const booking = await newBooking();
    await book(booking);
    await database.exec("update public.quote_requests set status = 'interested'");
    await pass('2 days');
    assert.equal(await statusOf(booking), 'interested');
    assert.ok(!(await isFree(booking)));
  });
});

describe('an account', () => {
  test('with its own address has confirmed it: the half day is held for a day at once', async () => {
    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [users.owner]);
    const booking = await newBooking({ contact: { ...contact, email: 'owner@example.test' } });
    assert.equal((await book(booking, 'owner')).confirmed, true);
    assert.equal(await heldFor(booking), '1 day');
  });

  test('with somebody else’s address has not', async () => {
    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [users.owner]);
    const booking = await newBooking();
    assert.equal((await book(booking, 'owner')).confirmed, false);
    assert.equal(await heldFor(booking), '00:15:00');
  });
});

describe('an address that nobody confirmed', () => {
  test('holds two half days at most, whoever asks', async () => {
    await book(await newBooking());
    await book(await newBooking());
    await refused(book(await newBooking()), 'PT422', 'waiting');
    await refused(book(await newBooking({ token: undefined }), 'owner'), 'PT422', 'waiting');
    assert.equal((await database.query('select from public.projects')).length, 2);
    await book(await newBooking({ contact: { ...contact, email: 'other@example.ca' } }));
  });

  for (const [what, make] of [
    ['when one of them is confirmed', (booking: NewBooking) => confirm(booking)],
    ['when they have lapsed', () => pass('16 minutes')],
  ] as const) {
    test(`holds another one ${what}`, async () => {
      const booking = await newBooking();
      await book(booking);
      await book(await newBooking());
      await make(booking);
      assert.equal((await book(await newBooking())).status, 'sent');
    });
  }
});
