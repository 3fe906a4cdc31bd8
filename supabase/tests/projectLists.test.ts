import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { becomeActor, users } from './support/people.ts';
import { companies, tokenOf } from './support/requests.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addMaterials } from './support/sentLists.ts';

const database = databaseForEachTest();

type Fields = Record<string, unknown>;
interface Stored {
  id: string;
  items: (Fields & { id: string; quantity: number; note: string; removed: boolean; edited_at: number })[];
  place: { province: string | null; postal_code: string | null };
  shared: boolean;
}

const uuid = (number: number) => `dddddddd-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [first, second] = [uuid(1), uuid(2)];
const t0 = Date.parse('2026-11-01T12:00:00Z');
/** Entry 1 of a list, changed a number of seconds after a moment of the past. */
const item = (seconds: number, changes: Fields = {}): Fields => ({
  id: first,
  ref: '12',
  quantity: 3,
  room: 'Kitchen',
  note: '',
  name: 'Oak flooring',
  unit: 'per box',
  price_cents: 5999,
  vendor_id: companies.provider,
  vendor_name: 'Company provider',
  image: 'oak',
  final_sale: false,
  removed: false,
  added_at: t0,
  edited_at: t0 + seconds * 1000,
  ...changes,
});
const sync = (actor: Actor, list: Fields, address?: string) => callAs<Stored>(database, actor, 'sync_project_list', { list }, address);
const guestList = (changes: Fields = {}) => ({ id: uuid(100), key: tokenOf('key'), items: [item(0)], ...changes });
const share = (actor: Actor, token: string | null, of: Fields = {}) =>
  callAs<boolean>(database, actor, 'share_project_list', { token, ...of });
const openLink = (token: string) =>
  callAs<{ items: Stored['items']; place: Fields; totals: Fields } | null>(database, 'anon', 'shared_list', { token });

describe('totals', () => {
  const file = new URL('../../mf-catalog/src/project-list/testing/totalCases.json', import.meta.url);
  const cases = JSON.parse(readFileSync(file, 'utf8')) as {
    worked: { province: string; goodsCents: number; taxCents: number[]; totalCents: number }[];
    rules: {
      vendorId: string;
      zone: string;
      flatCents: number;
      freeOverCents: number | null;
      minOrderCents: number | null;
      leadDays: number;
    }[];
    lists: { name: string; province: string | null; postalCode: string; lines: Fields[]; expected: unknown }[];
  };
  const snake = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(snake);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`), snake(part)]),
    );
  };
  const totals = async (lines: unknown, province: string | null, postalCode: string) => {
    const [row] = await database.query<{ totals: Fields }>('select private.list_totals($1::text::jsonb, $2, $3, $4) as totals', [
      JSON.stringify(snake(lines)),
      province,
      postalCode || null,
      '2026-11-20',
    ]);
    return row!.totals;
  };

  test('to the cent in all provinces and territories: the worked examples', async () => {
    assert.equal(new Set(cases.worked.map(({ province }) => province)).size, 13);
    for (const { province, goodsCents, taxCents, totalCents } of cases.worked) {
      const { tax, total_cents } = await totals([{ vendorId: null, priceCents: goodsCents, quantity: 1 }], province, '');
      assert.deepEqual(
        [(tax as { cents: number }[]).map(({ cents }) => cents), total_cents],
        [taxCents, totalCents],
        `${province} ${goodsCents}`,
      );
    }
  });

  for (const { name, lines, province, postalCode, expected } of cases.lists) {
    test(`as in the browser: ${name}`, async () => {
      for (const rule of cases.rules) {
        await database.query(
          'insert into public.delivery_rules (vendor_id, zone, flat_cents, free_over_cents, min_order_cents, lead_days) values ($1, $2, $3, $4, $5, $6)',
          [rule.vendorId, rule.zone, rule.flatCents, rule.freeOverCents, rule.minOrderCents, rule.leadDays],
        );
      }
      assert.deepEqual(await totals(lines, province, postalCode), snake(expected));
    });
  }
});

describe('an account', () => {
  test('keeps one list, however many devices send theirs, and of an entry the later change', async () => {
    const stored = await sync('owner', { items: [item(0)], place: { postal_code: 'h2x1y4', edited_at: t0 } });
    assert.deepEqual(stored.place, { postal_code: 'H2X 1Y4', province: 'QC', edited_at: t0 });
    await sync('owner', { items: [item(9, { quantity: 7 }), item(5, { id: second, ref: 'deal:' + uuid(9), quantity: 2.5 })] });
    const again = await sync('owner', { items: [item(5, { quantity: 4 })], place: { postal_code: 'M5V 2T6', edited_at: t0 - 1 } });
    assert.equal(again.id, stored.id);
    assert.deepEqual(
      again.items.map(({ id, quantity }) => [id, quantity]),
      [
        [first, 7],
        [second, 2.5],
      ],
    );
    assert.equal(again.place.province, 'QC');
    assert.deepEqual(await sync('owner', { items: again.items }), again);
  });

  test('that takes something off does not get it back from a device that did not know', async () => {
    await sync('owner', { items: [item(0)] });
    await sync('owner', { items: [item(5, { removed: true })] });
    assert.deepEqual(
      (await sync('owner', { items: [item(1)] })).items.map(({ removed }) => removed),
      [true],
    );
  });

  test('is not overruled for ever by a clock that is ahead', async () => {
    const [ahead] = (await sync('owner', { items: [item(0, { edited_at: Date.now() + 1e9 })] })).items;
    assert.ok(ahead!.edited_at <= Date.now() + 60_000);
  });

  test('does not see or change the list of another, not even under the same ids', async () => {
    await sync('owner', { items: [item(0)] });
    const strangers = await sync('stranger', { items: [item(9, { quantity: 50 })] });
    assert.deepEqual(
      strangers.items.map(({ quantity }) => quantity),
      [50],
    );
    assert.deepEqual(
      (await sync('owner', { items: [] })).items.map(({ quantity }) => quantity),
      [3],
    );
  });

  test('takes over the link that its guest list was shared by', async () => {
    await sync('anon', guestList());
    await share('anon', tokenOf('link'), { id: uuid(100), key: tokenOf('key') });
    const joined = await sync('owner', {
      items: [item(0), item(1, { id: second, room: '' })],
      joins: { id: uuid(100), key: tokenOf('key') },
    });
    assert.equal(joined.shared, true);
    assert.equal((await openLink(tokenOf('link')))!.items.length, 2);
    assert.equal((await database.query('select from public.project_lists where user_id is null')).length, 0);
  });

  test('that is closed takes its list along', async () => {
    await sync('owner', { items: [item(0)] });
    await database.query('delete from auth.users where id = $1', [users.owner]);
    assert.deepEqual(await database.query('select from public.project_list_items'), []);
  });

  for (const [what, changes, field] of [
    ['a negative quantity', { quantity: -1 }, 'quantity'],
    ['a huge quantity', { quantity: 1e9 }, 'quantity'],
    ['a quantity that is no number', { quantity: 'many' }, 'quantity'],
    ['half of the smallest quantity', { quantity: 0.5 }, 'quantity'],
    ['a note as long as a book', { note: 'x'.repeat(501) }, 'note'],
    ['a material that is none', { ref: "1'; drop table" }, 'items'],
    ['no name', { name: ' ' }, 'items'],
    ['a negative price', { price_cents: -5 }, 'items'],
  ] as const) {
    test(`${what} is refused`, () => refused(sync('owner', { items: [item(0, changes)] }), 'PT422', field));
  }

  test('a foreign postal code is refused, and so is a list without end', async () => {
    await refused(sync('owner', { items: [], place: { postal_code: '90210', edited_at: 1 } }), 'PT422', 'postal_code');
    await refused(sync('owner', { items: [], place: { province: 'TX', edited_at: 1 } }), 'PT422', 'province');
    await refused(sync('owner', { items: Array.from({ length: 401 }, (_, n) => item(0, { id: uuid(n) })) }), 'PT422', 'items');
  });

  test('a second hand that takes 500 entries off leaves no more than 400 of them behind', async () => {
    const removed = Array.from({ length: 500 }, (_, n) => item(0, { id: uuid(n), removed: true, edited_at: Date.now() - n }));
    assert.equal((await sync('owner', { items: removed })).items.length, 400);
  });
});

describe("a guest's list", () => {
  test('is stored under its key and nobody else changes it', async () => {
    await sync('anon', guestList());
    assert.equal((await sync('anon', guestList({ items: [item(3, { quantity: 8 })] }))).items[0]!.quantity, 8);
    await refused(sync('anon', guestList({ key: tokenOf('other') })), 'PT409');
    await refused(sync('anon', guestList({ id: uuid(101), key: 'short' })), 'PT422', 'key');
    await refused(share('anon', tokenOf('mine'), { id: uuid(100), key: tokenOf('other') }), 'PT409');
    await refused(share('anon', null, { id: uuid(100), key: tokenOf('other') }), 'PT409');
  });

  test('that an account names as its own with a wrong key stays where it is', async () => {
    await sync('anon', guestList());
    await share('anon', tokenOf('link'), { id: uuid(100), key: tokenOf('key') });
    assert.equal((await sync('stranger', { items: [], joins: { id: uuid(100), key: tokenOf('other') } })).shared, false);
    assert.notEqual(await openLink(tokenOf('link')), null);
  });

  test('new ones are limited for an address, and forgotten after half a year', async () => {
    for (let n = 0; n < 20; n++) await sync('anon', guestList({ id: uuid(200 + n) }), '203.0.113.9');
    await refused(sync('anon', guestList({ id: uuid(300) }), '203.0.113.9'), 'PT429');
    await database.exec("update public.project_lists set updated_at = now() - interval '181 days'");
    await sync('anon', guestList({ id: uuid(301) }), '203.0.113.10');
    assert.equal((await database.query('select from public.project_lists')).length, 1);
  });
});

describe('a link', () => {
  const link = tokenOf('link');

  test('shows lines as people see them, the totals and half of the postal code', async () => {
    const later = item(20, { id: second, quantity: 2, note: 'matte', price_cents: 6100 });
    await sync('owner', {
      items: [item(5, { note: 'for the floor', quantity: 9 }), later],
      place: { postal_code: 'M5V 2T6', edited_at: t0 },
    });
    assert.equal(await share('owner', link), true);
    const seen = (await openLink(link))!;
    assert.deepEqual(
      seen.items.map(({ quantity, note, price_cents }) => [quantity, note, price_cents]),
      [[9, 'for the floor / matte', 6100]],
    );
    assert.deepEqual([seen.place, seen.totals['goods_cents']], [{ province: 'ON', area: 'M5V' }, 54900]);
    assert.ok(!JSON.stringify(seen).includes('2T6'));
    assert.ok(!JSON.stringify(seen).includes(users.owner));
  });

  test('that was tampered with or guessed leads nowhere', async () => {
    await sync('owner', { items: [item(0)] });
    await share('owner', link);
    for (const wrong of [`${link.slice(0, -1)}x`, link.slice(1), `${link}x`, '', "' or true --"]) assert.equal(await openLink(wrong), null);
  });

  test('ends when it is taken back, and a new one takes the place of the old one', async () => {
    await sync('owner', { items: [item(0)] });
    await share('owner', link);
    await share('owner', tokenOf('newer'));
    assert.deepEqual([await openLink(link), (await openLink(tokenOf('newer')))!.items.length], [null, 1]);
    assert.equal(await share('owner', null), false);
    assert.equal(await share('owner', null), false);
    assert.equal(await openLink(tokenOf('newer')), null);
  });

  test('of a guest ends with the whole list', async () => {
    await sync('anon', guestList());
    const own = { id: uuid(100), key: tokenOf('key') };
    assert.equal(await share('anon', link, own), true);
    assert.equal(await share('anon', link, own), true);
    await share('anon', null, own);
    assert.deepEqual([await openLink(link), await database.query('select from public.project_lists')], [null, []]);
    assert.equal(await share('anon', null, own), false);
  });

  test('cannot be that of another list, and needs a list', async () => {
    await sync('owner', { items: [item(0)] });
    await share('owner', link);
    await sync('stranger', { items: [] });
    await refused(share('stranger', link), 'PT409');
    await refused(share('anon', tokenOf('x'), { id: uuid(1) }), 'PT404');
    await refused(share('owner', 'guessable'), 'PT422', 'token');
  });

  test('is kept as a hash', async () => {
    await sync('owner', { items: [item(0)] });
    await share('owner', link);
    assert.deepEqual(
      await database.query("select from private.project_list_secrets as s where s::text like '%' || $1::text || '%'", [link]),
      [],
    );
  });
});

describe('what is sold today', () => {
  test('is told of at most 400 at once, also of those in a list of lists', async () => {
    await addMaterials(database);
    await becomeActor(database, 'anon');
    for (const refs of ['$1::text[]', 'array[$1::text[]]']) {
      const asked = (before: number) => `{${[...Array.from({ length: before }, () => 'nonsense'), '12'].join(',')}}`;
      const goodsAfter = async (before: number) =>
        (await database.query<{ goods: Fields[] }>(`select public.list_goods(${refs}) as goods`, [asked(before)]))[0]!.goods.length;
      assert.deepEqual([await goodsAfter(399), await goodsAfter(400)], [1, 0], refs);
    }
  });

  test('is told in the language asked for; what is hidden or unknown is missing', async () => {
    await addMaterials(database);
    await becomeActor(database, 'anon');
    const [answer] = await database.query<{ goods: Fields[] }>("select public.list_goods('{12,13,99,deal:x,nonsense}', 'fr') as goods");
    assert.deepEqual(answer!.goods, [
      {
        ref: '12',
        name: 'Plancher de chêne',
        unit: 'per box',
        price_cents: 5999,
        vendor_id: companies.provider,
        vendor_name: 'Company provider',
        image: 'oak',
        in_stock: true,
        final_sale: false,
        reachable: true,
      },
    ]);
  });

  test('says of each vendor whether somebody reads what is sent there', async () => {
    await addMaterials(database);
    await database.query('delete from public.provider_members where provider_id = $1', [companies.rival]);
    await database.query('update public.materials set vendor_id = null, published = true where id = 13');
    await becomeActor(database, 'anon');
    const [answer] = await database.query<{ goods: Fields[] }>("select public.list_goods('{12,13,14}') as goods");
    assert.deepEqual(answer!.goods.map(({ ref, reachable }) => [ref, reachable]).sort(), [
      ['12', true],
      ['13', false],
      ['14', false],
    ]);
  });

  test('knows the offers of today with their price, their vendor and whether they can be returned', async () => {
    await addMaterials(database);
    const offer = (number: number, ends: string) => `
      insert into public.deals (id, kind, vendor_id, material_id, title, original_price, sale_price, unit, category, runs, starts_at, ends_at,
                                stock, condition, reason, regular_price_evidence, published)
      values ('${uuid(number)}', 'clearance', null, 14, 'Display lamp', 100, 60, 'each', 'Lighting', 'once', now() - interval '2 days', ${ends},
              0, 'New', 'Overstock', 'Price list of 1 January to 1 October, receipts', true)`;
    await database.exec(`alter table public.deals disable trigger user;
      ${offer(700, "now() + interval '1 day'")}; ${offer(701, "now() - interval '1 day'")}`);
    await becomeActor(database, 'anon');
    const [answer] = await database.query<{ goods: Fields[] }>('select public.list_goods(array[$1, $2]) as goods', [
      `deal:${uuid(700)}`,
      `deal:${uuid(701)}`,
    ]);
    const [lamp, ...ended] = answer!.goods;
    assert.deepEqual(ended, []);
    const { ref, price_cents, vendor_id, in_stock, final_sale } = lamp!;
    assert.deepEqual([ref, price_cents, vendor_id, in_stock, final_sale], [`deal:${uuid(700)}`, 6000, companies.rival, false, true]);
  });
});
