import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { SectionManifest } from '@marketplace/section-kit/manifest';
import { databaseCalls } from './databaseCalls.ts';

const title = { en: 'Things', fr: 'Choses' };
const manifest: SectionManifest = {
  name: 'mf-sample',
  owner: 'tests',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  routes: [],
  fragments: [],
};

function section(files: Record<string, string>): string {
  const dir = temporaryFolder();
  for (const [file, text] of Object.entries({ 'section.tsx': '', ...files })) {
    mkdirSync(dirname(join(dir, 'src', file)), { recursive: true });
    writeFileSync(join(dir, 'src', file), text);
  }
  return dir;
}

describe('what a section calls of the database', () => {
  it('is read from its source, however the call is written, and from no test', () => {
    const dir = section({
      'list/List.tsx': "const a = <List rows={read(db\n  .from('things')\n  .select('*'))} />; useDb().rpc(`count_things`);",
      'save.ts': "void callFunction(db, 'save_thing', { from: Array.from('abc'), at: Uint8Array.from([1]) });",
      'save.test.ts': "db.rpc('only_a_test');",
      'testing/fake.ts': 'db.rpc(name);',
    });
    const { tables, functions } = databaseCalls(dir, manifest);
    assert.deepEqual({ tables, functions }, { tables: ['things'], functions: ['count_things', 'save_thing'] });
  });

  it('is also what the manifest has others ask', () => {
    const declared = databaseCalls(section({}), {
      ...manifest,
      routes: [
        {
          path: '/things/:id',
          title,
          chunk: 'thing',
          exists: { table: 'things', column: 'id', changes: { table: 'changes', column: 'thing_id', at: 'changed_at' } },
          facts: 'describe_thing',
        },
      ],
      server: {
        posts: [{ path: '/things/:id', call: 'end_thing' }],
        feeds: [{ path: '/dates/:token', call: 'thing_dates', titles: { thing: title } }],
      },
      slots: {
        firstMenu: {
          title,
          rows: { table: 'kinds', texts: 'kind_texts', key: 'kind_id' },
          icons: [],
          one: '/things?kind={text}',
          all: '/things',
          allTitle: title,
        },
      },
    });
    assert.deepEqual(declared, {
      tables: ['changes', 'kind_texts', 'kinds', 'things'],
      functions: ['describe_thing', 'end_thing', 'thing_dates'],
      reads: [
        ...['changes.changed_at', 'changes.thing_id'],
        ...['kind_texts.description', 'kind_texts.kind_id', 'kind_texts.locale', 'kind_texts.title'],
        ...['kinds.*', 'kinds.created_at', 'kinds.description', 'kinds.id', 'kinds.title'],
        'things.id',
      ],
      inserts: [],
      updates: [],
    });
  });

  it('names the columns that it selects, finds and sorts rows by, and writes', () => {
    const dir = section({
      'read.ts': `void db
        .from('things')
        .select('id, called:name,size::text,kinds(title,makers(name)), data->>note')
        .eq('kind', kind).in('place', places).order('made_at', { ascending: false }).limit(5);
        void db.from('kinds').select('*').match({ id });`,
      'write.ts': `void db.from('things').insert([{ name, 'size': 1 }]); void db.from('things').upsert(rows, { onConflict: 'id' });
        void db.from('kinds').update({ title }).eq('id', id);`,
    });
    const { reads, inserts, updates } = databaseCalls(dir, manifest);
    const ofThings = ['data', 'id', 'kind', 'made_at', 'name', 'place', 'size'].map((column) => `things.${column}`);
    assert.deepEqual(reads, ['kinds.*', 'kinds.id', ...ofThings]);
    assert.deepEqual([inserts, updates], [['things.name', 'things.size'], ['kinds.title']]);
  });

  it('names the columns of rows that are read whole: those that the database had and the code names', () => {
    const dir = section({
      'read.ts': `const { data } = await db.from('things').select('*').eq('id', id);
        export const names = data.map(({ display_name, ...row }) => display_name + row.size + row['colour']);`,
      'save.ts': "await db.from('kinds').insert({ title }).select();",
    });
    const types = join(dir, 'node_modules', '@marketplace', 'supabase');
    mkdirSync(types, { recursive: true });
    writeFileSync(join(types, 'package.json'), JSON.stringify({ name: '@marketplace/supabase', exports: { './types': './types.ts' } }));
    const things = 'id: string; display_name: string; size: number; colour: string; weight: number;';
    writeFileSync(
      join(types, 'types.ts'),
      `export interface Database { public: { Tables: { things: { Row: { ${things} } }; kinds: { Row: { title: string; size: number } };
        others: { Row: { size: number } } }; Functions: { count: {} } } }`,
    );
    assert.deepEqual(databaseCalls(dir, manifest).reads, [
      ...['kinds.*', 'kinds.size', 'kinds.title'],
      ...['things.*', 'things.colour', 'things.display_name', 'things.id', 'things.size'],
    ]);
  });

  it('must stand there by name: every other call is told with file and line', () => {
    const dir = section({ 'a.ts': '\nawait db.rpc(`${action}_thing`);\n', 'b.ts': "callFunction(db, isNew ? 'add' : 'change', {});" });
    assert.throws(() => databaseCalls(dir, manifest), /nobody can read at .*a\.ts:2, .*b\.ts:1\. A promotion must know/);
  });
});
