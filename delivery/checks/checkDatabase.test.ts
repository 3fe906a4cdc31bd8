import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { Artifact, DatabaseObjects, SectionManifest } from '@marketplace/section-kit/manifest';
import { readDatabase } from '../artifact/readDatabase.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { promote } from '../registry/promote.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { sampleManifest } from '../testing/writeBuild.ts';
import type { Candidate } from './Candidate.ts';
import { checkDatabase } from './checkDatabase.ts';

const shell: Artifact = { name: 'shell', version: '1.0.0', entry: '', initial: [], chunks: {}, files: {}, provides: {} };
const caller = (name: string, database?: SectionManifest['database'], isFallback = false): Candidate => ({
  manifest: { ...sampleManifest, name, database },
  artifact: { ...shell, name },
  isFallback,
});

describe('a composition and its database', () => {
  it('fit when the database has what the sections call', () => {
    const has = { tables: ['things', 'kinds'], functions: ['save_thing'] };
    const candidates = [caller('mf-one', { tables: ['things'], functions: ['save_thing'] }), caller('mf-old')];
    assert.deepEqual(checkDatabase(has, shell, candidates), []);
  });

  it('do not for each object that is missing to the shell, a section, or what it falls back to', () => {
    const candidates = [
      caller('mf-one', { tables: ['things'], functions: [] }),
      caller('mf-one', { tables: [], functions: ['save'] }, true),
    ];
    const problems = checkDatabase({ tables: [], functions: [] }, { ...shell, database: { tables: ['kinds'], functions: [] } }, candidates);
    const [ofShell, ofSection, ofFallback] = problems.map(({ sentence }) => sentence);
    assert.match(ofShell!, /^shell 1\.0\.0 calls the table "kinds"/);
    assert.match(ofSection!, /^mf-one 1\.0\.0 calls the table "things", which the database does not have: migrate the database first/);
    assert.match(ofFallback!, /^the fall-back mf-one 1\.0\.0 calls the function "save", which/);
  });

  it('do not for each column that is missing to be read or written, and say nothing of those of a table that is missing too', () => {
    const needs = {
      tables: ['things'],
      functions: [],
      reads: ['things.id', 'things.name'],
      inserts: ['things.name'],
      updates: ['things.id'],
    };
    const has = { tables: ['things'], functions: [], reads: ['things.id'], inserts: [], updates: ['things.id'] };
    const sentences = (database: DatabaseObjects) =>
      checkDatabase(database, shell, [caller('mf-one', needs)]).map(({ sentence }) => sentence);
    const [read, written, ...more] = sentences(has);
    assert.match(read!, /^mf-one 1\.0\.0 reads the column "things\.name", which the database does not have: migrate the database first/);
    assert.match(written!, /^mf-one 1\.0\.0 writes new rows with the column "things\.name", which/);
    assert.deepEqual(more, []);
    assert.equal(sentences({ ...has, tables: [] }).length, 1);
    assert.deepEqual(sentences({ tables: ['things'], functions: [] }), [], 'a file that says nothing of columns');
  });

  it('do not when a row is read whole of which a column is withheld', () => {
    const file = join(temporaryFolder(), 'types.ts');
    const typed = (withheld: string): DatabaseObjects => {
      const things = `Row: { id: string }; ${withheld} Insert: Record<PropertyKey, never>;`;
      writeFileSync(file, `export interface Database { public: { Tables: { things: { ${things} } }; Functions: { save: {} } } }`);
      return readDatabase(file);
    };
    const sentences = (withheld: string, reads: string[]) =>
      checkDatabase(typed(withheld), shell, [caller('mf-one', { tables: ['things'], functions: [], reads })]).map(
        ({ sentence }) => sentence,
      );
    assert.deepEqual(sentences('', ['things.*', 'things.id']), []);
    const [whole, column, ...more] = sentences("Withheld: 'number';", ['things.*', 'things.id', 'things.number']);
    assert.match(whole!, /^mf-one 1\.0\.0 reads whole rows of "things", which the database does not have: migrate/);
    assert.match(column!, /^mf-one 1\.0\.0 reads the column "things\.number", which/);
    assert.deepEqual(more, []);
  });

  it('the types of the database say what it has', () => {
    const { tables, functions, reads, inserts, updates } = readDatabase(join(repositoryRoot, 'supabase', 'types.ts'));
    assert.ok(tables.includes('services') && functions.includes('search_services'));
    assert.ok(!tables.includes('search_services') && !functions.includes('services'));
    assert.ok(reads!.includes('services.rating') && reads!.includes('profiles.user_id'));
    assert.ok(reads!.includes('credentials.status') && !reads!.includes('credentials.number') && !reads!.includes('credentials.*'));
    assert.ok(updates!.includes('profiles.display_name') && !updates!.includes('profiles.user_id'));
    assert.ok(inserts!.includes('favourites.target_id') && !inserts!.includes('favourites.user_id'));
  });

  it('are asked for by a promotion, which changes nothing when they do not fit', () => {
    const { registry, store } = publishBuilds(
      { name: 'shell' },
      { name: 'mf-sample', manifest: { database: { tables: ['things'], functions: [] } } },
    );
    const { revision } = registry.read();
    const promoteAgain = (tables: string[]) => promote(registry, store, { 'mf-sample': '1.0.0' }, reason, { tables, functions: [] });
    assert.throws(() => promoteAgain([]), /^Error: Nothing was changed in "local"\. mf-sample 1\.0\.0 calls the table "things"/);
    assert.equal(registry.read().revision, revision);
    assert.ok(promoteAgain(['things']).revision > revision);
  });

  it('another file is refused', () => {
    const file = join(temporaryFolder(), 'types.ts');
    writeFileSync(file, 'export interface Database { public: { Tables: {} } }');
    assert.throws(() => readDatabase(file), /types\.ts does not say what a database has; give the types\.ts that/);
  });
});
