import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { addCompanies, companies, contact, forceRequests, newProject, type Submitted, tokenOf } from './support/requests.ts';
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
interface Ticket {
  name: string;
  stored: boolean;
}
/** Asks where photo `n` of a project goes; a guest has the private link. */
const begin = (actor: Actor, { id }: Submitted, changes: object = {}, to = database) => {
  const given = { kind: 'project', target: id, n: 1, type: 'image/jpeg', ...(actor === 'anon' && { token: tokenOf(id) }), ...changes };
  return callAs<Ticket>(to, actor, 'begin_upload', given, '203.0.113.9');
};
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
/** As the embedded backend does. */
const store = (name: string) =>
  database.query(
    'insert into private.request_photos (project_id, n, name) select project_id, n, name from private.upload_tickets where name = $1',
    [name],
  );
/** Adds photo `n` of a project. */
async function add(actor: Actor, project: Submitted, n: number, type = 'image/jpeg'): Promise<string> {
  const { name } = await begin(actor, project, { n, type });
  await store(name);
  return name;
}
const passes = (time: string) => database.query('update private.upload_tickets set expires_at = expires_at - $1::interval', [time]);

describe('asking for a ticket', () => {
  check('the homeowner gets a name of its own for each place, by link or by account, for a draft and for what was just sent', async () => {
    for (const [actor, changes] of [
      ['anon', {}],
      ['anon', { contact }],
      ['owner', {}],
    ] as const) {
      const project = await submit(actor, changes);
      for (const [n, type, extension] of [
        [1, 'image/jpeg', 'jpg'],
        [3, 'image/png', 'png'],
        [6, 'image/webp', 'webp'],
      ] as const) {
        const { name, stored } = await begin(actor, project, { n, type });
        assert.match(name, new RegExp(`^u/[0-9a-f-]{36}/[0-9a-f]{64}\\.${extension}$`));
        assert.equal(stored, false);
        assert.equal(await mayUpload(actor, name), true);
      }
    }
  });

  check('asked again it is the same; once the photo is there, its name', async () => {
    const project = await submit('anon');
    const first = await begin('anon', project);
    assert.deepEqual(await begin('anon', project), first);
    await store(first.name);
    for (const type of ['image/jpeg', 'image/png']) assert.deepEqual(await begin('anon', project, { type }), { ...first, stored: true });
  });

  check('another type takes the place of the first, whose name is worth nothing then', async () => {
    const project = await submit('anon');
    const [first, second] = [await begin('anon', project), await begin('anon', project, { type: 'image/png' })];
    assert.deepEqual([await mayUpload('anon', first.name), await mayUpload('anon', second.name)], [false, true]);
  });

  const others: [string, Actor, (id: string) => object][] = [
    ['a company that sees the photos', 'provider', () => ({})],
    ['a company that sees them and guesses a link', 'provider', (id) => ({ token: tokenOf(`${id}?`) })],
    ['another company', 'rival', () => ({})],
    ['another account', 'stranger', () => ({})],
    ['who calls themselves an administrator', 'forged', () => ({})],
    ['staff', 'staff', () => ({})],
    ['an account that nobody confirmed', 'unconfirmed', () => ({})],
    ['a visitor without the link', 'anon', () => ({ token: null })],
    ["a visitor with another project's link", 'anon', () => ({ token: tokenOf('another') })],
    ['the homeowner for a project that is none', 'anon', () => ({ target: companies.third })],
  ];
  for (const [who, actor, changes] of others) {
    check(`${who} gets none`, async () => {
      const project = await submit('anon', { contact });
      await add('anon', project, 1);
      for (const n of [1, 2]) await refused(begin(actor, project, { n, ...changes(project.id) }), 'PT403');
    });
  }

  for (const [what, changes, field] of [
    ['a seventh photo', { n: 7 }, 'n'],
    ['a photo without number', { n: 0 }, 'n'],
    ['no number', { n: null }, 'n'],
    ['a drawing', { type: 'image/svg+xml' }, 'type'],
    ['a type that ends like one of the three', { type: 'text/html;image/png' }, 'type'],
    ['no type', { type: null }, 'type'],
    ['another kind', { kind: 'banner' }, 'kind'],
    ['no kind', { kind: null }, 'kind'],
  ] as const) {
    check(`${what} is refused`, async () => refused(begin('anon', await submit('anon'), changes), 'PT422', field));
  }

  check('a day after it was sent, or once it is withdrawn, there is none, and one of before is worth nothing', async () => {
    for (const change of ["sent_at = now() - interval '25 hours'", "status = 'withdrawn'"]) {
      const project = await submit('anon', { contact });
      const { name } = await begin('anon', project);
      await forceRequests(database, change, `project_id = '${project.id}'`);
      assert.equal(await mayUpload('anon', name), false);
      await refused(begin('anon', project, { n: 2 }), 'PT409');
    }
  });

  check('the link alone is not enough once the project belongs to an account', async () => {
    const project = await submit('anon', { contact });
    const { name } = await begin('anon', project);
    await database.query('update public.projects set requester_id = $1 where id = $2', [users.owner, project.id]);
    await refused(begin('anon', project, { n: 2 }), 'PT409');
    assert.deepEqual([await mayUpload('anon', name), await mayUpload('owner', name)], [false, true]);
  });

  check('there are sixty in an hour; asking again for one costs nothing', async () => {
    const project = await submit('anon');
    const next = async () => {
      await passes('2 hours');
      return begin('anon', project);
    };
    for (let turn = 0; turn < 60; turn += 1) await next();
    await begin('anon', project);
    await refused(next(), 'PT429');
  });
});

describe('using a ticket', () => {
  const wrongNames: [string, (name: string, other: string) => string][] = [
    ['a wrong secret', (name) => name.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
    ['the secret of another ticket', (name, other) => [...name.split('/').slice(0, 2), other.split('/')[2]].join('/')],
    ['another type', (name) => name.replace('.jpg', '.png')],
    ['a drawing', (name) => name.replace('.jpg', '.svg')],
    ['a longer name', (name) => `${name}.html`],
    ['a way out', (name) => `../${name}`],
    ['a way around', (name) => name.replace('u/', 'u/../u/')],
    ['a line after it', (name) => `${name}\n`],
    ['other letters', (name) => name.toUpperCase()],
    ['anything', () => '%'],
    ['nothing', () => ''],
  ];
  for (const [what, wrong] of wrongNames) {
    check(`${what} is refused`, async () => {
      const project = await submit('anon');
      const [{ name }, { name: other }] = [await begin('anon', project), await begin('anon', project, { n: 2 })];
      assert.equal(await mayUpload('anon', wrong(name, other)), false);
    });
  }

  check('after an hour it is over, and the next round forgets it', async () => {
    const { name } = await begin('anon', await submit('anon'));
    await passes('59 minutes');
    assert.equal(await mayUpload('anon', name), true);
    await passes('1 minute');
    assert.equal(await mayUpload('anon', name), false);
  });

  check("an account's is worth nothing to anybody else, also to the company that sees the photos", async () => {
    const { name } = await begin('owner', await submit('owner'));
    const may = [];
    for (const actor of ['owner', 'anon', 'provider', 'stranger', 'staff'] as const) may.push(await mayUpload(actor, name));
    assert.deepEqual(may, [true, false, false, false, false]);
  });

  check('the name of a photo that is there takes no other, and none once the photo is gone', async () => {
    const name = await add('anon', await submit('anon', { contact }), 1);
    await database.exec('savepoint second');
    await assert.rejects(store(name), { code: '23505' });
    await database.exec('rollback to savepoint second');
    await database.query('delete from private.request_photos where name = $1', [name]);
    assert.equal(await mayUpload('provider', name), false);
  });

  check('names of before tickets add nothing', async () => {
    const { id } = await submit('anon');
    const name = `${id}/${'a'.repeat(32)}/1.jpg`;
    await database.query('insert into private.request_photos (project_id, n, name) values ($1, 1, $2)', [id, name]);
    assert.equal(await mayUpload('anon', name), false);
    assert.deepEqual(await photos('anon', id, { token: tokenOf(id) }), [{ n: 1, name }]);
  });
});

describe('seeing', () => {
  check('the homeowner by account or link and the addressed provider get the names, in order; nobody else', async () => {
    const guests = await submit('anon', { contact });
    const owners = await submit('owner');
    const named: Record<string, { n: number; name: string }[]> = {};
    for (const [actor, project] of [
      ['anon', guests],
      ['owner', owners],
    ] as const) {
      const second = await add(actor, project, 2, 'image/png');
      named[project.id] = [
        { n: 1, name: await add(actor, project, 1) },
        { n: 2, name: second },
      ];
    }
    assert.deepEqual(await photos('anon', guests.id, { token: tokenOf(guests.id) }), named[guests.id]);
    assert.deepEqual(await photos('owner', owners.id), named[owners.id]);
    for (const project of [guests, owners]) {
      assert.deepEqual(await photos('provider', project.id), named[project.id]);
      for (const actor of ['anon', 'rival', 'stranger', 'forged'] as const) assert.equal(await photos(actor, project.id), null, actor);
      assert.equal(await photos('anon', project.id, { token: tokenOf('another') }), null);
    }
  });

  check('a provider does not see those of a draft', async () => {
    const project = await submit('anon');
    await add('anon', project, 1);
    assert.equal(await photos('provider', project.id), null);
  });

  check('the project counts what is stored', async () => {
    const project = await submit('anon');
    const count = async () =>
      (await database.query<{ n: number }>('select photo_count as n from public.projects where id = $1', [project.id]))[0]!.n;
    for (const n of [1, 2]) await add('anon', project, n);
    assert.equal(await count(), 2);
    await database.query('delete from private.request_photos where n = 1');
    assert.equal(await count(), 1);
  });
});

describe('removing', () => {
  const asService = async <Row>(sql: string, parameters: unknown[] = []) => {
    await database.exec('set local role service_role');
    const rows = await database.query<Row>(sql, parameters);
    await database.exec('reset role');
    return rows;
  };
  const waiting = async (batch: number) =>
    (await asService<{ names: string[] }>('select public.deleted_photos($1) as names', [batch]))[0]!.names;

  check('the service role hears which bytes have to go, in batches, until it says that they are gone', async () => {
    const project = await submit('anon', { contact });
    const names = [await add('anon', project, 1), await add('anon', project, 2), await add('anon', project, 3)].sort();
    assert.deepEqual(await waiting(2), []);
    await database.query('delete from private.request_photos where project_id = $1', [project.id]);
    assert.deepEqual(await waiting(2), names.slice(0, 2));
    await asService('select public.forget_deleted_photos($1::text[])', [[names[0], 'u/of/nothing.jpg']]);
    assert.deepEqual(await waiting(100), names.slice(1));
  });

  check('nobody else over the API may ask or say it', async () => {
    const callable = await database.query<{ role: string }>(
      `select distinct role from unnest(array['anon', 'authenticated', 'service_role']) as role,
              unnest(array['deleted_photos(integer, text)', 'forget_deleted_photos(text[])']) as name
        where has_function_privilege(role, 'public.' || name, 'execute')`,
    );
    assert.deepEqual(callable, [{ role: 'service_role' }]);
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

  test('buckets hold pictures of at most 2 MB and nothing else, and one of them is public', async () => {
    const rules = {
      file_size_limit: process.env['DATABASE_URL'] ? '2097152' : 2_097_152,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
    };
    assert.deepEqual(
      await hosted.query('select * from storage.buckets order by id'),
      ['evidence', 'portfolio', 'request-photos'].map((id) => ({ id, name: id, public: id === 'portfolio', ...rules })),
    );
  });

  test('a proof is added and read by its company alone', () =>
    rolledBack(hosted, async () => {
      const place = { kind: 'evidence', target: companies.provider, n: 1, type: 'image/jpeg' };
      const { name } = await callAs<Ticket>(hosted, 'provider', 'begin_upload', place);
      const addAs = async (actor: Actor) => {
        await hosted.exec('savepoint adding');
        await becomeActor(hosted, actor);
        const done = await insert(name, 'evidence').then(
          () => true,
          () => false,
        );
        await hosted.exec(done ? 'reset role' : 'rollback to savepoint adding');
        return done;
      };
      for (const actor of ['anon', 'rival'] as const) assert.equal(await addAs(actor), false, actor);
      assert.equal(await addAs('provider'), true);
      for (const [actor, n] of [
        ['anon', 0],
        ['rival', 0],
        ['provider', 1],
      ] as const) {
        await becomeActor(hosted, actor);
        assert.equal((await hosted.query("select * from storage.objects where bucket_id = 'evidence'")).length, n, actor);
        await hosted.exec('reset role');
      }
    }));

  test('a photo is added under its ticket, listed for its parties, fetched by its name, and never listed by Storage', () =>
    rolledBack(hosted, async () => {
      const project = await submit('anon', { contact }, hosted);
      const { name } = await begin('anon', project, {}, hosted);
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
    ['a wrong secret', 'request-photos', (name: string) => name.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
    ['another bucket', 'avatars', (name: string) => name],
  ] as const) {
    test(`${what} is refused`, () =>
      rolledBack(hosted, async () => {
        const { name } = await begin('anon', await submit('anon', {}, hosted), {}, hosted);
        await assert.rejects(
          asAnybody('storage.object.upload', () => insert(file(name), bucket)),
          { code: '42501' },
        );
      }));
  }

  test('nobody replaces or removes a photo', () =>
    rolledBack(hosted, async () => {
      const project = await submit('anon', {}, hosted);
      const { name } = await begin('anon', project, {}, hosted);
      await asAnybody('storage.object.upload', () => insert(name));
      const changed = [
        await hosted.query("update storage.objects set name = 'x' returning *"),
        await hosted.query('delete from storage.objects returning *'),
      ];
      assert.deepEqual(changed, [[], []]);
    }));
});
