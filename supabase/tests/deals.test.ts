import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { refused } from './support/callAs.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

interface Card {
  id: string;
  kind: string;
  title: string;
  original_price: number;
  sale_price: number;
  discount: number;
  starts_at: string | null;
  ends_at: string | null;
  ends_in_ms: number | null;
  stock: number | null;
  total_stock: number | null;
  sold_count: number;
  condition: string | null;
  reason: string | null;
  category: string | null;
  image: string;
  evidence: string;
  parts: { name: string; price: number; quantity: number }[];
}
interface Flyer {
  week: string;
  starts_at: string;
  ends_at: string;
  ended: boolean;
  previous: string | null;
  next: string | null;
  categories: { category: string; items: Card[] }[];
}

const answer = async <T>(sql: string, parameters: unknown[] = []) =>
  (await database.query<{ answer: T }>(`select ${sql} as answer`, parameters))[0]!.answer;
const current = (kind: string | null = null, at = 'now', locale = 'en') =>
  answer<Card[]>('public.current_deals($1::text, $2::text::timestamptz, $3::text)', [kind, at, locale]);
const flyer = (week: string | null = null) => answer<Flyer>('public.flyer_week($1::text::date)', [week]);
const inside = (work: () => Promise<void>) => () => rolledBack(database, work);
const day = 86_400_000;

const offer = (changes: Record<string, unknown> = {}) => {
  const row: Record<string, unknown> = {
    kind: 'flash',
    title: 'Planted offer',
    original_price: 100,
    sale_price: 80,
    runs: 'day',
    published: true,
    regular_price_evidence: 'Asked on 170 of the last 180 days.',
    ...changes,
  };
  const columns = Object.keys(row);
  const values = columns.map((name, index) => `$${index + 1}${name === 'parts' ? '::text::jsonb' : ''}`);
  return database.query<{ id: string; discount: number }>(
    `insert into deals (${columns.join(', ')}) values (${values.join(', ')}) returning id, discount`,
    Object.values(row),
  );
};
const violates = (write: Promise<unknown>, what: RegExp) => assert.rejects(write, (error: Error) => what.test(error.message));

describe('a deal', () => {
  for (const evidence of [null, '', '                         ', 'trust us']) {
    test(
      `is not published with the evidence ${JSON.stringify(evidence)}`,
      inside(() => violates(offer({ regular_price_evidence: evidence }), /deals_need_evidence/)),
    );
  }

  test(
    'may wait unpublished without evidence, and is not shown',
    inside(async () => {
      const [{ id } = { id: '' }] = await offer({ published: false, regular_price_evidence: null });
      assert.equal(await answer('public.deal_page($1::text::uuid)', [id]), null);
      assert.ok(!(await current()).some((card) => card.id === id));
    }),
  );

  test(
    'takes no discount from outside: the prices say it',
    inside(() => violates(offer({ discount: 50 }), /discount/)),
  );

  test(
    'has the discount of its prices, rounded down, also after a change',
    inside(async () => {
      const [{ id, discount } = { id: '', discount: 0 }] = await offer({ original_price: 29.99, sale_price: 20 });
      assert.equal(discount, 33);
      const [changed] = await database.query('update deals set sale_price = 15 where id = $1 returning discount', [id]);
      assert.equal(changed!['discount'], 49);
    }),
  );

  for (const [kind, sale] of [
    ['flash', 28.99],
    ['weekly', 58.99],
    ['flash', 100],
    ['flash', 99.5],
  ] as const) {
    test(
      `${kind} at ${sale} instead of 100 is refused`,
      inside(() => violates(offer({ kind, sale_price: sale }), /check constraint/)),
    );
  }

  test(
    'cannot have sold more than there was',
    inside(() => violates(offer({ total_stock: 10, sold_count: 11 }), /deals_count_stock/)),
  );

  test(
    'that is a bundle costs the sum of its parts',
    inside(async () => {
      const parts = JSON.stringify([{ name: 'Part', price: 33.4, quantity: 3 }]);
      await offer({ kind: 'bundle', parts, original_price: 100.2 });
      await violates(offer({ kind: 'bundle', parts, original_price: 120 }), /deals_sum_bundle/);
    }),
  );

  test(
    'of a material cannot claim a price that was not asked most of the time',
    inside(async () => {
      await database.query(
        "insert into materials (id, name, category, family, price, unit, published, created_at) values (950001, 'Board', 'Lumber & Wood', 'lumber', 100, 'each', true, now() - interval '1 year')",
      );
      await database.query(
        "insert into price_history (material_id, price, from_at) values (950001, 60, now() - interval '160 days'), (950001, 100, now() - interval '20 days')",
      );
      await database.exec('savepoint tried');
      await refused(offer({ material_id: 950001 }), 'PT422', 'original_price');
      await database.exec('rollback to savepoint tried');
      await database.query('delete from price_history where material_id = 950001 and price = 60');
      await offer({ material_id: 950001 });
    }),
  );
});

describe('what counts when', () => {
  const week = (at: string) =>
    database.query<{ starts: Date; ends: Date }>(
      `select private.offer_week_start(w) as starts, private.offer_week_start(w + 7) as ends from private.offer_week($1::text::timestamptz) as w`,
      [at],
    );
  for (const [what, at, starts, ends] of [
    ['the last second before Monday 9 AM', '2026-07-06T12:59:59Z', '2026-06-29T13:00:00Z', '2026-07-06T13:00:00Z'],
    ['Monday 9 AM', '2026-07-06T13:00:00Z', '2026-07-06T13:00:00Z', '2026-07-13T13:00:00Z'],
    ['the week in which summer time begins', '2026-03-08T12:00:00Z', '2026-03-02T14:00:00Z', '2026-03-09T13:00:00Z'],
    ['the first second after that week', '2026-03-09T13:00:00Z', '2026-03-09T13:00:00Z', '2026-03-16T13:00:00Z'],
    ['the week in which summer time ends', '2026-11-01T12:00:00Z', '2026-10-26T13:00:00Z', '2026-11-02T14:00:00Z'],
    ['the hour that comes twice', '2026-11-01T06:30:00Z', '2026-10-26T13:00:00Z', '2026-11-02T14:00:00Z'],
    ['the first second after that week', '2026-11-02T14:00:00Z', '2026-11-02T14:00:00Z', '2026-11-09T14:00:00Z'],
  ] as const) {
    test(`${what}: from Monday 9 AM to Monday 9 AM in Toronto`, async () => {
      const [found] = await week(at);
      assert.deepEqual(
        [found!.starts.toISOString(), found!.ends.toISOString()],
        [new Date(starts).toISOString(), new Date(ends).toISOString()],
      );
    });
  }

  test('a year of days shows every kind each day, and exactly three weekly deals', async () => {
    for (let days = -364; days <= 364; days += 13) {
      const cards = await current(null, new Date(Date.now() + days * day).toISOString());
      const count = (kind: string) => cards.filter((card) => card.kind === kind).length;
      assert.deepEqual(['weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance', 'flyer'].map(count), [3, 3, 3, 3, 4, 12, 12]);
    }
  });

  test(
    'a fourth weekly deal is not shown',
    inside(async () => {
      await offer({ kind: 'weekly', runs: 'week', sale_price: 99 });
      assert.equal((await current('weekly')).length, 3);
    }),
  );

  test('daily deals and flash sales end at the next midnight in Toronto, weekly ones on Monday at 9 AM', async () => {
    const clock = (at: string) =>
      new Date(at).toLocaleString('en-CA', {
        timeZone: 'America/Toronto',
        weekday: 'short',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      });
    for (const card of await current('flash,daily')) {
      assert.match(clock(card.ends_at!), /00:00$/);
      assert.ok(card.ends_in_ms! > 0 && card.ends_in_ms! <= 25 * 3_600_000);
    }
    for (const card of await current('weekly,bundle,featured,flyer')) assert.match(clock(card.ends_at!), /^Mon.*09:00$/);
    for (const card of await current('clearance')) assert.equal(card.ends_at, null);
  });

  test('next week has other weekly deals', async () => {
    const ids = async (days: number) => (await current('weekly', new Date(Date.now() + days * day).toISOString())).map(({ id }) => id);
    const [now, then] = [await ids(0), await ids(7)];
    assert.deepEqual(
      now.filter((id) => then.includes(id)),
      [],
    );
  });

  test(
    'an offer with dates counts between them, and shows nothing before',
    inside(async () => {
      const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
      const [coming] = await offer({ runs: 'once', starts_at: hours(2), ends_at: hours(5) });
      const [over] = await offer({ runs: 'once', starts_at: hours(-5), ends_at: hours(-2) });
      const ids = (await current('flash', hours(3))).map(({ id }) => id);
      assert.ok(!ids.includes(coming!.id) && !(await current('flash')).some(({ id }) => id === over!.id));
      assert.equal(await answer('public.deal_page($1::text::uuid)', [coming!.id]), null);
      assert.equal((await answer<{ is_on: boolean }>('public.deal_page($1::text::uuid)', [over!.id])).is_on, false);
    }),
  );

  for (const at of ['infinity', '-infinity', '1999-01-01', '4000-01-01']) {
    test(`asked for ${at}, it answers what counts now`, async () => {
      assert.deepEqual(
        (await current('weekly', at)).map(({ id }) => id),
        (await current('weekly')).map(({ id }) => id),
      );
    });
  }
});

describe('the seeded offers', () => {
  test('have the discount of their prices, evidence, different pictures within a kind, and at most the advertised saving', async () => {
    const cards = await current();
    for (const { title, original_price, sale_price, discount, evidence } of cards) {
      assert.equal(
        discount,
        Math.floor(((Math.round(original_price * 100) - Math.round(sale_price * 100)) / Math.round(original_price * 100)) * 100 + 1e-9),
        title,
      );
      assert.ok(evidence.length > 20);
    }
    assert.equal(Math.max(...cards.map(({ discount }) => discount)), 70);
    assert.equal(Math.max(...cards.filter(({ kind }) => kind === 'weekly').map(({ discount }) => discount)), 40);
    for (const kind of ['weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance', 'flyer']) {
      const pictures = cards.filter((card) => card.kind === kind).map(({ image }) => image);
      assert.equal(new Set(pictures).size, pictures.length, kind);
    }
  });

  test('count what is left of a limited offer', async () => {
    for (const { stock, total_stock, sold_count } of await current('flash')) assert.equal(stock, total_stock! - sold_count);
  });

  test('show clearance of every condition, reason, category and stock threshold', async () => {
    const cards = await current('clearance');
    const values = (of: (card: Card) => unknown) => [...new Set(cards.map(of))].sort();
    assert.deepEqual(
      values(({ condition }) => condition),
      ['Display Model', 'New'],
    );
    assert.deepEqual(
      values(({ reason }) => reason),
      ['Discontinued', 'Floor Model', 'Overstock', 'Previous Season'],
    );
    assert.deepEqual(
      values(({ category }) => category),
      ['Flooring', 'Kitchen', 'Lighting', 'Paint'],
    );
    for (const stock of [0, 1, 5, 6, 20, 21])
      assert.ok(
        cards.some((card) => card.stock === stock),
        String(stock),
      );
  });

  test('speak French', async () => {
    const [english, french] = [await current('weekly'), await current('weekly', 'now', 'fr')];
    assert.ok(french.every(({ title, evidence }, index) => title !== english[index]!.title && evidence !== english[index]!.evidence));
  });

  test('a bundle lists its parts, and they add up', async () => {
    for (const { parts, original_price } of await current('bundle')) {
      assert.equal(
        Math.round(parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100),
        Math.round(original_price * 100),
      );
    }
  });

  test('what stands on a project list costs what the offer costs', async () => {
    const [card] = await current('clearance');
    const [good] = await answer<{ price_cents: number; final_sale: boolean }[]>('public.list_goods($1::text[])', [[`deal:${card!.id}`]]);
    assert.deepEqual([good!.price_cents, good!.final_sale], [Math.round(card!.sale_price * 100), true]);
  });
});

describe('the flyer', () => {
  const titles = ({ categories }: Flyer) => categories.flatMap(({ items }) => items.map(({ title }) => title));

  test('of the running week has not ended, and leads back but not forward', async () => {
    const now = await flyer();
    assert.deepEqual([now.ended, now.next, new Date(now.week).getUTCDay()], [false, null, 1]);
    assert.ok(now.categories.length >= 5);
  });

  test('of last week has ended and differs', async () => {
    const now = await flyer();
    const last = await flyer(now.previous);
    assert.deepEqual([last.ended, last.next, last.ends_at], [true, now.week, now.starts_at]);
    assert.deepEqual(
      titles(last).filter((title) => titles(now).includes(title)),
      [],
    );
  });

  test('any day names its week', async () => {
    const { previous } = await flyer();
    const sunday = new Date(new Date(previous!).getTime() + 6 * day).toISOString().slice(0, 10);
    assert.equal((await flyer(sunday)).week, previous);
  });

  test('a week too long ago is the oldest one, a week to come the running one', async () => {
    const { week } = await flyer();
    const oldest = await flyer('1990-01-01');
    assert.equal(new Date(week).getTime() - new Date(oldest.week).getTime(), 84 * day);
    assert.equal(oldest.previous, null);
    for (const later of ['2999-01-01', 'infinity', '-infinity', '5000000-01-01']) assert.equal((await flyer(later)).week, week, later);
  });
});

describe('what search engines are told', () => {
  const describeDeal = (id: unknown, locale = 'en') =>
    answer<{ title: string; description: string; picture: string; jsonLd: { category: string; offers: Record<string, unknown> }[] } | null>(
      'public.describe_deal($1::text::jsonb, $2::text)',
      [JSON.stringify({ id }), locale],
    );

  test('price, time and state of the offer, without sample ratings', async () => {
    const cards = await current('clearance');
    const soldOut = cards.find(({ stock }) => stock === 0)!;
    const facts = (await describeDeal(soldOut.id))!;
    assert.equal(facts.title, soldOut.title);
    assert.equal(facts.jsonLd[0]!.offers['price'], soldOut.sale_price.toFixed(2));
    assert.equal(facts.jsonLd[0]!.offers['availability'], 'https://schema.org/OutOfStock');
    assert.equal(facts.picture, soldOut.image);
    assert.ok(!JSON.stringify(facts).includes('ating'));
  });

  test('an offer that is over says so, and no price to buy it at', () =>
    rolledBack(database, async () => {
      const [card] = await current('clearance');
      await database.query(
        "update public.deals set runs = 'once', starts_at = now() - interval '9 days', ends_at = now() - interval '1 day' where id = $1",
        [card!.id],
      );
      const english = (await describeDeal(card!.id))!;
      assert.deepEqual([english.title, english.jsonLd], [`${card!.title} (offer ended)`, []]);
      assert.match(english.description, /^This offer has ended\. Its price is no longer valid\. /);
      const french = (await describeDeal(card!.id, 'fr'))!;
      assert.match(french.title, / \(offre terminée\)$/);
      assert.match(french.description, /^Cette offre est terminée\. Son prix n’est plus valable\. /);
      assert.deepEqual(french.jsonLd, []);
    }));

  test('what kind of thing it is, in the language of the page', async () => {
    const offers = [...(await current('clearance')), ...(await current('flyer'))];
    const french = new Map([
      ...(
        await database.query<{ pair: [string, string] }>(
          'select array[c.title, t.title] as pair from categories as c join category_texts as t on t.category_id = c.id',
        )
      ).map(({ pair }) => pair),
      // As the clearance page says them.
      ...Object.entries({ Flooring: 'Plancher', Kitchen: 'Cuisine', Paint: 'Peinture', Lighting: 'Éclairage' }),
    ]);
    assert.ok(new Set(offers.map(({ category }) => category)).size > 8);
    for (const { id, category } of offers) {
      assert.equal((await describeDeal(id))!.jsonLd[0]!.category, category);
      assert.equal((await describeDeal(id, 'fr'))!.jsonLd[0]!.category, french.get(category!));
    }
  });

  for (const id of ['', 'x', '1', null, "' or true --", '00000000-0000-4000-8000-000000000000']) {
    test(`nothing about ${JSON.stringify(id)}`, async () => assert.equal(await describeDeal(id), null));
  }
});
