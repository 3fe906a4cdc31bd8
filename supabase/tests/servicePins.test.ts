import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { becomeActor } from './support/people.ts';
import { searchAll } from './support/search.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

interface Pin {
  id: string;
  name: string;
  lat: number;
  lng: number;
}
interface Asked {
  q?: string | null;
  cat?: string | null;
  filters?: unknown;
}

let database: TestDatabase;
let placed: Set<string>;
before(async () => {
  database = await openTestDatabase({ seed: true });
  // Somebody whose position nobody knows.
  await database.query('update providers set lat = null, lng = null where id in (select id from services order by name limit 9)');
  const rows = await database.query<{ id: string }>('select id from providers where lat is not null');
  placed = new Set(rows.map(({ id }) => id));
});
after(() => database.close());

interface Answer {
  ids: string[];
  names: string[];
  lats: number[];
  lngs: number[];
  capped: boolean;
}

async function answerTo({ q = '', cat = null, filters = {} }: Asked = {}): Promise<Answer> {
  const values = [q, cat, JSON.stringify(filters)];
  const [row] = await database.query<{ answer: Answer }>('select public.service_pins($1, $2, $3::text::jsonb) as answer', values);
  return row!.answer;
}

async function pinsOf(asked?: Asked): Promise<{ pins: Pin[]; capped: boolean }> {
  const { ids, names, lats, lngs, capped, ...rest } = await answerTo(asked);
  assert.deepEqual(rest, {});
  for (const list of [names, lats, lngs]) assert.equal(list.length, ids.length);
  return { pins: ids.map((id, at) => ({ id, name: names[at]!, lat: lats[at]!, lng: lngs[at]! })), capped };
}

const request = fc.record({
  q: fc.constantFrom('', '', 'plumbing', 'montréal', 'montreal', 'electrisien near M5V', 'northline', 'zzz', "x'; drop table services; --"),
  cat: fc.constantFrom(null, null, 'Plumbing', 'Roofing', 'Unknown'),
  filters: fc.record(
    {
      near: fc.constantFrom('M5V', 'Québec, QC', 'nowhere at all'),
      radius_km: fc.constantFrom(5, 25, 100),
      verified: fc.boolean(),
      response: fc.constantFrom('1h', 'day'),
      language: fc.constantFrom('fr', 'en'),
      min_rating: fc.constantFrom(3, 4.5),
    },
    { requiredKeys: [] },
  ),
});

describe('service_pins', () => {
  test('has the companies of the pages of the same search and nobody without a position: from south to north, in one place in the order of the search', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { items } = await searchAll(database, { ...asked, sort: 'rating', page_size: 100 });
        const { pins, capped } = await pinsOf(asked);
        const listed = items.map(({ id }) => id).filter((id) => placed.has(id));
        assert.deepEqual(pins.map(({ id }) => id).sort(), [...listed].sort());
        const nth = new Map(listed.map((id, at) => [id, at]));
        const ordered = [...pins].sort((one, other) => one.lat - other.lat || one.lng - other.lng || nth.get(one.id)! - nth.get(other.id)!);
        assert.deepEqual(pins, ordered);
        assert.equal(capped, false);
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  test('tells a position to a hundredth of a degree', async () => {
    const { pins } = await pinsOf();
    const exact = await database.query<Pin>('select id, trade_name as name, lat, lng from providers');
    const known = new Map(exact.map((row) => [row.id, row]));
    for (const pin of pins) {
      for (const key of ['lat', 'lng'] as const) {
        assert.ok(Math.abs(pin[key] - known.get(pin.id)![key]) <= 0.0050001);
        assert.ok(Math.abs(pin[key] * 100 - Math.round(pin[key] * 100)) < 1e-6);
      }
    }
  });

  test('is a small answer for all of the directory', async () => {
    const answer = await answerTo();
    assert.ok(answer.ids.length > 1200);
    const size = gzipSync(JSON.stringify(answer)).length;
    assert.ok(size <= 40_000, `${size} bytes`);
  });

  test('stops at the 2,000 best rated, and says that there are more', async () => {
    await rolledBack(database, async () => {
      await database.query(`
        with made as (
          insert into services (name, category)
          select 'Crowd ' || n, 'Plumbing' from generate_series(1, 1500) as n returning id, name)
        insert into providers (id, kind, status, trade_name, primary_category, lat, lng)
        select id, 'contractor', 'approved', name, 'Plumbing', 50, -100 from made`);
      const [rated] = await database.query<{ n: number; english: number }>(
        `select count(*)::integer as n, (count(*) filter (where 'en' = any (languages)))::integer as english from services join providers using (id) where lat is not null and rating is not null and name not like 'Crowd %'`,
      );
      for (const filters of [{}, { radius_km: 5, language: 'en' }]) {
        const { pins, capped } = await pinsOf({ filters });
        assert.equal(capped, true);
        assert.ok(pins.length <= 2000 && pins.length > 1900);
        // Nobody has rated the crowd, so everybody else comes before it.
        const others = pins.filter(({ name }) => !name.startsWith('Crowd '));
        assert.equal(others.length, 'language' in filters ? rated!.english : rated!.n);
      }
    });
  });

  test('answers whatever is sent, and shows anybody the same as the search', async () => {
    const odd: Asked[] = [
      { q: null, cat: null, filters: null },
      { q: 'x'.repeat(5000) },
      { q: "%_\\'\u0001 $1 {}", cat: "' or true --" },
      { filters: { near: "' or 1=1", radius_km: '1e9', min_rating: '5 or true', language: ['fr'], most: 1e9 } },
      { filters: [1, 2] },
    ];
    for (const asked of odd) assert.ok((await pinsOf(asked)).pins.length <= 2000);
    const everybody = await pinsOf();
    await rolledBack(database, async () => {
      await becomeActor(database, 'anon');
      assert.deepEqual(await pinsOf(), everybody);
      await assert.rejects(database.query("select private.find_page('', null, null, null, 1, '{}', 1)"), { code: '42501' });
    });
  });
});
