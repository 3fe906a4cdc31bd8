import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const newUser = '44444444-4444-4444-8444-444444444444';
const signUp = (metadata: string | null) =>
  database.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2::text::jsonb)', [newUser, metadata]);
const profile = async () => (await database.query('select display_name, locale from profiles where user_id = $1', [newUser]))[0];

describe('sign-up makes a profile', () => {
  const cases: [string, string | null, string, string][] = [
    ['name and language', '{"display_name":"Noémie Roy","locale":"fr"}', 'Noémie Roy', 'fr'],
    ['spaces around the name', '{"display_name":" \\t Sam \\n "}', 'Sam', 'en'],
    ['a name of 200 characters', JSON.stringify({ display_name: 'é'.repeat(200) }), 'é'.repeat(80), 'en'],
    ['a name cut at a space', JSON.stringify({ display_name: `${'a'.repeat(79)} tail` }), 'a'.repeat(79), 'en'],
    ['no metadata', null, '', 'en'],
    ['metadata without a name', '{}', '', 'en'],
    ['an unknown language', '{"display_name":"Sam","locale":"de"}', 'Sam', 'en'],
    ['a name that is an object', '{"display_name":{"a":1},"locale":["fr"]}', '{"a": 1}', 'en'],
    ['metadata that is a list', '[1,2]', '', 'en'],
    ['metadata that is a text', '"hello"', '', 'en'],
    ['a name that is null', '{"display_name":null}', '', 'en'],
  ];
  for (const [what, metadata, displayName, locale] of cases) {
    test(what, () =>
      rolledBack(database, async () => {
        await signUp(metadata);
        assert.deepEqual(await profile(), { display_name: displayName, locale });
      }),
    );
  }

  for (const [what, given, kept] of [
    ['the notice that stood on the form', 'notice-fr-1', 'notice-fr-1'],
    ['no notice that was never published', 'notice-en-999', null],
    ['no other text', 'newsletter-en-1', null],
    ['no notice where none is given', undefined, null],
  ] as const) {
    test(`keeps ${what}`, () =>
      rolledBack(database, async () => {
        await signUp(JSON.stringify({ display_name: 'Sam', notice: given }));
        assert.deepEqual(await database.query('select display_name, notice from profiles where user_id = $1', [newUser]), [
          { display_name: 'Sam', notice: kept },
        ]);
      }));
  }

  test('an account is made even when the profile cannot be', () =>
    rolledBack(database, async () => {
      await database.exec('alter table profiles rename to profiles_moved');
      await signUp('{"display_name":"Sam"}');
      assert.equal((await database.query('select from auth.users where id = $1', [newUser])).length, 1);
    }));

  test('the profile goes with the account', () =>
    rolledBack(database, async () => {
      await signUp('{}');
      await database.query('delete from auth.users where id = $1', [newUser]);
      assert.equal(await profile(), undefined);
    }));
});

describe('editing a profile', () => {
  const editing = (work: () => Promise<void>) => () =>
    rolledBack(database, async () => {
      await signUpPeople(database);
      await becomeActor(database, 'owner');
      await work();
    });
  const edit = (column: string, value: string | null) =>
    database.query(`update profiles set ${column} = $1 returning display_name, locale`, [value]);

  test(
    'only the own row changes, whatever the filter',
    editing(async () => {
      assert.deepEqual(await edit('display_name', '  Alex  '), [{ display_name: 'Alex', locale: 'en' }]);
      assert.deepEqual(await edit('locale', 'fr'), [{ display_name: 'Alex', locale: 'fr' }]);
      await database.exec('reset role');
      assert.deepEqual(await database.query("select user_id from profiles where display_name = 'Alex'"), [{ user_id: users.owner }]);
    }),
  );

  test(
    'an empty name is allowed',
    editing(async () => {
      assert.deepEqual(await edit('display_name', null), [{ display_name: '', locale: 'en' }]);
    }),
  );

  test(
    'a name of 81 characters is refused with its reason',
    editing(async () => {
      await assert.rejects(edit('display_name', 'a'.repeat(81)), {
        code: 'PT422',
        message: 'The display name is longer than 80 characters',
      });
    }),
  );

  for (const locale of ['de', '', null]) {
    test(
      `language ${JSON.stringify(locale)} is refused with its reason`,
      editing(async () => {
        await assert.rejects(edit('locale', locale), { code: 'PT422', message: 'The language is neither English nor French' });
      }),
    );
  }
});
