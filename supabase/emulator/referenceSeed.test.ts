import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readPublicSchema } from '../generate/readPublicSchema.ts';
import type { TestDatabase } from '../tests/support/testDatabase.ts';
import { seedOnce } from './database/migrate.ts';
import { fixtureSettings } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const product = join(import.meta.dirname, '..');
const settings = { migrationsDirectory: join(product, 'migrations'), seedPath: join(product, 'seed/sql') };
/** What every site needs; all other tables start empty. */
const reference = ['categories', 'category_texts', 'category_trades', 'consent_texts', 'fsa_centroids', 'plans', 'tax_rates', 'tax_rules'];

let it: TestBackend;
before(async () => {
  it = await startTestBackend({ ...settings, seed: 'reference' });
});
after(() => it.stop());

/** Tables with rows, as the database counts them. */
async function filledTables(): Promise<string[]> {
  const { database } = it.backend;
  const { tables } = await readPublicSchema(database as unknown as TestDatabase);
  const filled: string[] = [];
  for (const { name } of tables) {
    if ((await database.query(`select 1 from public.${name} limit 1`)).length) filled.push(name);
  }
  return filled.sort();
}

test('a backend that starts with reference data holds nothing else', async () => {
  assert.deepEqual(await filledTables(), reference);
});

test('the categories are there in both languages and say of no count', async () => {
  const { status, body } = await it.call('/rest/v1/categories?select=*');
  assert.equal(status, 200);
  assert.ok(body.length > 9);
  assert.deepEqual(new Set(body.map((row: { item_count: number | null }) => row.item_count)), new Set([null]));
});

for (const table of ['services', 'providers', 'materials', 'deals', 'fixed_price_services', 'fixed_price_items']) {
  test(`the table ${table} answers with no rows`, async () => {
    const { status, body } = await it.call(`/rest/v1/${table}?select=*`);
    assert.deepEqual([status, body], [200, []]);
  });
}

const nobody = '00000000-0000-4000-8000-000000000000';
const parts =
  (...keys: string[]) =>
  (body: Record<string, unknown>) =>
    keys.map((key) => body[key]);
const whole = (body: unknown) => body;
const answers: [name: string, args: unknown, part: (body: never) => unknown, expected: unknown][] = [
  ['search_services', {}, parts('items', 'total'), [[], 0]],
  ['search_services', { q: 'plumber near M5V', sort: 'nearest' }, parts('items', 'total'), [[], 0]],
  ['suggest_services', { q: 'plumb' }, whole, []],
  ['compare_services', { ids: [nobody] }, whole, []],
  ['service_facts', { ids: [nobody] }, whole, []],
  ['directory_figures', {}, whole, { professionals: 0, cities: 0 }],
  ['provider_profile', { id: nobody }, whole, null],
  ['provider_reviews', { provider: nobody }, whole, null],
  ['accepted_quote_range', { category: 'Plumbing' }, whole, null],
  ['fixed_price_slots', { service: 'cleaning', postal_code: 'M5V 2T6' }, parts('served', 'slots'), [false, []]],
  ['search_materials', {}, parts('items', 'total'), [[], 0]],
  ['search_materials', { q: 'lumber' }, parts('items', 'total'), [[], 0]],
  ['material_page', { id: 1 }, whole, null],
  ['category_counts', {}, (rows: { materials: number }[]) => rows.filter(({ materials }) => materials), []],
  ['describe_material_hub', { params: { path: '/kitchen/materials' } }, whole, null],
  ['current_deals', {}, whole, []],
  ['flyer_week', {}, parts('ended', 'categories'), [false, []]],
  ['deal_page', { id: nobody }, whole, null],
  ['list_goods', { refs: ['material:1'] }, whole, []],
  ['site_facts', {}, whole, { samples: false, lacks: ['services', 'materials', 'deals'] }],
];
for (const [name, args, part, expected] of answers) {
  test(`${name} ${JSON.stringify(args)} finds nothing, and says so without an error`, async () => {
    const { status, body } = await it.call(`/rest/v1/rpc/${name}`, { body: args });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(part(body as never), expected);
  });
}

test('a later start without the setting brings no samples', async () => {
  assert.equal(await seedOnce(it.backend.database, { ...fixtureSettings(''), ...settings, seed: 'samples' }), false);
  assert.deepEqual(await filledTables(), reference);
});
