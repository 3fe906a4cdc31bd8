import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs } from './support/callAs.ts';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { addCompanies, companies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
});
after(() => database.close());

const check = (name: string, work: () => Promise<void>) => test(name, () => rolledBack(database, work));
/** A guest's private link follows from the project's id. */
const submit = (actor: Actor, changes: object = {}, to = database) => {
  const project = newProject({ ...changes });
  return callAs<Submitted>(to, actor, 'submit_project', {
    project: actor === 'anon' ? { ...project, token: tokenOf(project.id) } : project,
  });
};
const nameOf = ({ id, upload_key: key }: Submitted, file = '1.jpg') => `${id}/${key}/${file}`;
const photos = (actor: Actor, id: string, given: object = {}) =>
  callAs<{ n: number; name: string }[] | null>(database, actor, 'project_photos', { id, ...given });

async function mayUpload(actor: Actor, name: string): Promise<boolean> {
  await database.exec('savepoint asking');
  const sub = actor === 'anon' ? undefined : users[actor];
  await database.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub })]);
  const [row] = await database.query<{ may: boolean }>('select private.may_upload_photo($1) as may', [name]);
  await database.exec('rollback to savepoint asking');
  return row!.may;
}
const store = (name: string) =>
  database.query('insert into private.request_photos (project_id, n, name) values ($1, $2, $3)', [
    name.split('/')[0],
    Number(name.split('/')[2]![0]),
    name,
  ]);

describe('adding', () => {
  check('a guest adds photos to a draft and to what was just sent', async () => {
    for (const changes of [{}, { contact }]) {
      const project = await submit('anon', changes);
      for (const file of ['1.jpg', '3.png', '6.webp']) assert.equal(await mayUpload('anon', nameOf(project, file)), true, file);
    }
  });

  const wrongNames: [string, (project: Submitted, other: Submitted) => string][] = [
    ['a wrong key', ({ id }) => `${id}/${'0'.repeat(32)}/1.jpg`],
    ['the key of another project', ({ id }, { upload_key: key }) => `${id}/${key}/1.jpg`],
    ['a seventh photo', (project) => nameOf(project, '7.jpg')],
    ['a photo without number', (project) => nameOf(project, '0.jpg')],
    ['a drawing', (project) => nameOf(project, '1.svg')],
    ['a longer name', (project) => `${nameOf(project)}.html`],
    ['a way out', (project) => `../${nameOf(project)}`],
    ['a line after it', (project) => `${nameOf(project)}\n`],
    ['nothing', () => ''],
  ];
  for (const [what, name] of wrongNames) {
    check(`${what} is refused`, async () => {
      assert.equal(await mayUpload('anon', name(await submit('anon'), await submit('anon'))), false);
    });
  }

  check('a place that holds a photo takes no other', async () => {
    const project = await submit('anon');
    await store(nameOf(project));
    assert.equal(await mayUpload('anon', nameOf(project)), true, 'the same again is told apart where it is stored');
    assert.equal(await mayUpload('anon', nameOf(project, '1.png')), false);
  });

  check('once it belongs to an account, the key alone is not enough', async () => {
    const project = await submit('owner');
    assert.deepEqual(
      [await mayUpload('owner', nameOf(project)), await mayUpload('anon', nameOf(project)), await mayUpload('provider', nameOf(project))],
      [true, false, false],
    );
  });

  check('a day after it was sent, or once it is withdrawn, nothing is added', async () => {
    const late = await submit('anon', { contact });
    await database.query("update public.quote_requests set sent_at = now() - interval '25 hours' where project_id = $1", [late.id]);
    assert.equal(await mayUpload('anon', nameOf(late)), false);
    const withdrawn = await submit('anon', { contact });
    await database.query("update public.quote_requests set status = 'withdrawn' where project_id = $1", [withdrawn.id]);
    assert.equal(await mayUpload('anon', nameOf(withdrawn)), false);
  });
});

describe('seeing', () => {
  check('the homeowner by account or link and the addressed provider get the names, in order; nobody else', async () => {
    const guests = await submit('anon', { contact });
    const owners = await submit('owner');
    for (const project of [guests, owners]) for (const file of ['2.png', '1.jpg']) await store(nameOf(project, file));
    const names = (project: Submitted) => [
      { n: 1, name: nameOf(project, '1.jpg') },
      { n: 2, name: nameOf(project, '2.png') },
    ];
    assert.deepEqual(await photos('anon', guests.id, { token: tokenOf(guests.id) }), names(guests));
    assert.deepEqual(await photos('owner', owners.id), names(owners));
    for (const project of [guests, owners]) {
      assert.deepEqual(await photos('provider', project.id), names(project));
      for (const actor of ['anon', 'rival', 'stranger', 'forged'] as const) assert.equal(await photos(actor, project.id), null, actor);
      assert.equal(await photos('anon', project.id, { token: tokenOf('another') }), null);
    }
  });

  check('a provider does not see those of a draft', async () => {
    const project = await submit('anon');
    await store(nameOf(project));
    assert.equal(await photos('provider', project.id), null);
  });

  check('the project counts what is stored', async () => {
    const { id, upload_key: key } = await submit('anon');
    const count = async () =>
      (await database.query<{ n: number }>('select photo_count as n from public.projects where id = $1', [id]))[0]!.n;
    for (const file of ['1.jpg', '2.jpg']) await store(`${id}/${key}/${file}`);
    assert.equal(await count(), 2);
    await database.query('delete from private.request_photos where n = 1');
    assert.equal(await count(), 1);
  });
});

// What the migration makes of it on a hosted project, whose Storage sets `storage.operation` and works as the visitor.
describe('hosted Storage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-test-'));
  let hosted: TestDatabase;
  before(async () => {
    cpSync(new URL('../migrations', import.meta.url), folder, { recursive: true });
    writeFileSync(
      join(folder, '20261120000000_storage.sql'),
      `create schema storage;
       grant usage on schema storage to anon, authenticated;
       create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
       create table storage.objects (id uuid default gen_random_uuid(), bucket_id text, name text, unique (bucket_id, name));
       alter table storage.objects enable row level security;
       grant select, insert, update, delete on storage.objects to anon, authenticated;`,
    );
    hosted = await openTestDatabase({ migrations: pathToFileURL(`${folder}/`) });
    await signUpPeople(hosted);
    await addCompanies(hosted);
  });
  after(async () => {
    await hosted.close();
    rmSync(folder, { recursive: true });
  });

  const insert = (name: string, bucket = 'request-photos') =>
    hosted.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]);
  const asAnybody = async <Result>(operation: string, work: () => Promise<Result>): Promise<Result> => {
    await becomeActor(hosted, 'anon');
    await hosted.query("select set_config('storage.operation', $1, true)", [operation]);
    return work();
  };

  test('the bucket is private, holds photos of at most 2 MB and nothing else', async () => {
    assert.deepEqual(await hosted.query('select * from storage.buckets'), [
      {
        id: 'request-photos',
        name: 'request-photos',
        public: false,
        file_size_limit: process.env['DATABASE_URL'] ? '2097152' : 2_097_152,
        allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
      },
    ]);
  });

  test('a photo is added under the key, listed for its parties, fetched by its name, and never listed by Storage', () =>
    rolledBack(hosted, async () => {
      const project = await submit('anon', { contact }, hosted);
      const name = nameOf(project);
      await asAnybody('storage.object.upload', () => insert(name));
      assert.equal((await asAnybody('storage.object.list', () => hosted.query('select * from storage.objects'))).length, 0);
      assert.equal(
        (await asAnybody('storage.object.get_authenticated', () => hosted.query('select * from storage.objects where name = $1', [name])))
          .length,
        1,
      );
      await hosted.exec('reset role');
      assert.deepEqual(await callAs(hosted, 'provider', 'project_photos', { id: project.id }), [{ n: 1, name }]);
      await hosted.query('delete from storage.objects');
      assert.deepEqual(await callAs(hosted, 'provider', 'project_photos', { id: project.id }), []);
    }));

  for (const [what, bucket, file] of [
    ['a wrong key', 'request-photos', `${companies.third}/${'0'.repeat(32)}/1.jpg`],
    ['another bucket', 'avatars', 'x.jpg'],
  ] as const) {
    test(`${what} is refused`, () =>
      rolledBack(hosted, async () => {
        await assert.rejects(
          asAnybody('storage.object.upload', () => insert(file, bucket)),
          { code: '42501' },
        );
      }));
  }

  test('nobody replaces or removes a photo', () =>
    rolledBack(hosted, async () => {
      const project = await submit('anon', {}, hosted);
      await asAnybody('storage.object.upload', () => insert(nameOf(project)));
      const changed = [
        await hosted.query("update storage.objects set name = 'x' returning *"),
        await hosted.query('delete from storage.objects returning *'),
      ];
      assert.deepEqual(changed, [[], []]);
    }));
});
