import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readSectionSource } from '@marketplace/delivery/sections';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
let hubs: Awaited<ReturnType<typeof readSectionSource>>['routes'];
before(async () => {
  database = await openTestDatabase({ seed: true });
  const manifest = await readSectionSource(fileURLToPath(new URL('../../mf-services', import.meta.url)));
  hubs = manifest.routes.filter(({ facts }) => facts === 'describe_trade_hub');
});
after(() => database.close());

interface ItemList {
  '@type': string;
  itemListElement: {
    position: number;
    item: { name: string; url: string; '@type': string; '@id': string; address: Record<string, string> };
  }[];
}
async function listOf(trade?: string): Promise<ItemList | undefined> {
  const rows = await database.query<{ facts: { jsonLd: ItemList[] } | null }>(
    'select public.describe_trade_hub($1::text::jsonb) as facts',
    [JSON.stringify({ path: '/indoor/plumbing', trade })],
  );
  return rows[0]?.facts?.jsonLd[0];
}

test('each of the eleven hubs lists six professionals with the address of their page', async () => {
  assert.equal(hubs.length, 11);
  for (const { path, factsAbout } of hubs) {
    const list = await listOf(factsAbout?.trade);
    assert.equal(list?.['@type'], 'ItemList', path);
    assert.deepEqual(
      list.itemListElement.map(({ position }) => position),
      [1, 2, 3, 4, 5, 6],
    );
    for (const { item } of list.itemListElement) {
      assert.equal(item['@type'], 'LocalBusiness');
      assert.match(item.url, /^\{site\}\/services\/[0-9a-f-]{36}$/);
      assert.match(item.address['addressLocality']!, /^\p{L}[^,]+$/u);
      assert.match(item.address['addressRegion']!, /^[A-Z]{2}$/);
    }
  }
});

test('a business has the same name, address and id as on its own page', async () => {
  const { item } = (await listOf('Plumbing'))!.itemListElement[0]!;
  const id = item.url.split('/').at(-1);
  const [row] = await database.query<{ business: Record<string, unknown> }>(
    `select public.describe_service(jsonb_build_object('id', $1::text), 'fr') -> 'jsonLd' -> 0 as business`,
    [id],
  );
  for (const field of ['@id', 'name', 'url', 'address'] as const) assert.deepEqual(row!.business[field], item[field], field);
});

test('a trade the directory does not know has no list, and no trade neither', async () => {
  for (const trade of ['Alchemy', '', undefined]) assert.equal(await listOf(trade), undefined);
});
