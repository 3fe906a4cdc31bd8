import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { keepParsers } from './keepParsers.ts';

let database: PGlite;
before(async () => {
  // The driver learns of lists when it opens a database.
  const first = await PGlite.create();
  await first.exec('create domain public.slug as text; create table public.things (id int)');
  database = await PGlite.create({ loadDataDir: await first.dumpDataDir('none') });
  await first.close();
  await keepParsers(database);
});
after(() => database.close());

const readOf = async (value: string) => (await database.query<{ value: unknown }>(`select ${value} as value`)).rows[0]!.value;

test('lists of what results are made of are read as lists', async () => {
  for (const [value, expected] of [
    ["array['a', 'b, c']", ['a', 'b, c']],
    ['array[1, 2]', [1, 2]],
    ['array[true]', [true]],
    [`array['{"a": [1]}'::jsonb]`, [{ a: [1] }]],
    ["array['00000000-0000-0000-0000-000000000001'::uuid]", ['00000000-0000-0000-0000-000000000001']],
    ["array['oak']::public.slug[]", ['oak']],
  ] as const)
    assert.deepEqual(await readOf(value), expected, value);
});

test('a table more is not a parser more', async () => {
  assert.equal(await readOf('array[row(7)::public.things]'), '{(7)}');
});

test('what is no list is read as before', async () => {
  assert.deepEqual(await readOf(`'{"a": [1]}'::jsonb`), { a: [1] });
  assert.equal(await readOf('7'), 7);
  assert.ok((await readOf('now()')) instanceof Date);
});
