import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { dataMap, dataMapFile } from '../generate/dataMap.ts';
import { databaseTypes, typesFile } from '../generate/databaseTypes.ts';
import { computeSums, readSums } from '../generate/migrationSums.ts';
import { readSchemas } from '../generate/readSchemas.ts';
import { taxExamples, taxExamplesFile } from '../generate/taxExamples.ts';
import { readCatalog } from './support/readCatalog.ts';
import { openTestDatabase } from './support/testDatabase.ts';

test('the migrations lead to what schemas/ describes', async () => {
  const migrated = await openTestDatabase();
  const described = await openTestDatabase({
    migrations: [
      readSchemas()
        .map(({ sql }) => sql)
        .join('\n'),
    ],
  });
  try {
    assert.deepEqual(await readCatalog(migrated), await readCatalog(described));
  } finally {
    await migrated.close();
    await described.close();
  }
});

test('a committed migration stays as it is: a change is a new migration, then `npm run schema -w supabase`', () => {
  assert.deepEqual(computeSums(), readSums());
});

test('types.ts is what the schema says: `npm run schema -w supabase` writes it', async () => {
  assert.equal(readFileSync(typesFile, 'utf8'), await databaseTypes());
});

test('docs/data-map.md is what the schema says: `npm run schema -w supabase` writes it', async () => {
  assert.equal(readFileSync(dataMapFile, 'utf8'), await dataMap());
});

test('taxExamples.ts is what the schema charges: `npm run schema -w supabase` writes it', async () => {
  assert.equal(readFileSync(taxExamplesFile, 'utf8'), await taxExamples());
});
