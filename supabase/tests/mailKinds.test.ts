import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { templates } from '../mails/templates.ts';
import { callArguments } from './support/callArguments.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => void (database = await openTestDatabase()));
after(() => database.close());

interface SqlFunction {
  name: string;
  /** Names of its parameters. */
  parameters: string[];
  definition: string;
}

/** Functions of the schema that speak of mails, as they are now. */
const functions = () =>
  database.query<SqlFunction>(`
    select p.pronamespace::regnamespace || '.' || p.proname as name, coalesce(p.proargnames, '{}') as parameters,
           pg_get_functiondef(p.oid) as definition
      from pg_proc as p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f' and p.prosrc ~ 'mail'`);

/** Kinds that an argument may stand for: a text, or the outcomes of a `case`. */
function kindsIn(argument: string): string[] {
  const literals = /^case\b/i.test(argument) ? /\b(?:then|else)\s+'([^']*)'/gi : /^'([^']*)'$/g;
  return [...argument.matchAll(literals)].map(([, kind]) => kind!);
}

describe('a mail that the database sends', () => {
  test('has a template', async () => {
    const all = await functions();
    // What takes a kind hands it on to private.enqueue_mail.
    const senders = all.filter(({ name, parameters }) => name === 'private.enqueue_mail' || parameters.includes('kind'));
    const asked = new Set<string>();
    for (const { name, definition } of all) {
      const body = definition.slice(definition.indexOf('$function$'));
      for (const sender of senders) {
        for (const given of callArguments(body, sender.name)) {
          const argument = given[sender.parameters.indexOf('kind')]!;
          if (/^(\w+\.)?kind$/.test(argument)) continue;
          const kinds = kindsIn(argument);
          assert.ok(kinds.length > 0, `${name} calls ${sender.name} with ${argument}: give a text, so that it can be checked.`);
          for (const kind of kinds) {
            assert.ok(templates.has(kind), `${name} sends a mail of the kind "${kind}", which has no template: npm run new:mail ${kind}`);
            asked.add(kind);
          }
        }
      }
    }
    for (const kind of ['newsletter_confirm', 'request_received', 'booking_requested', 'request_sent']) assert.ok(asked.has(kind), kind);
  });

  test('is the only thing that has one', async () => {
    const named = await database.query<{ kind: string }>(
      `select kind from unnest($1::text[]) as kind
        where exists (select from pg_proc as p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
                                                 and strpos(p.prosrc, quote_literal(kind)) > 0)`,
      [[...templates.keys()]],
    );
    const sent = new Set(named.map(({ kind }) => kind));
    assert.deepEqual(
      [...templates.keys()].filter((kind) => !sent.has(kind)),
      [],
      'templates of mails that nobody sends',
    );
  });
});

test('calls are read with their quotes and brackets', () => {
  const sql = `-- private.f('no')\nselect private.f(format('a, %s)', x[1]), case y when 'it''s' then 'b' end, '(') from private.g(1)`;
  assert.deepEqual(callArguments(sql, 'private.f'), [["format('a, %s)', x[1])", "case y when 'it''s' then 'b' end", "'('"]]);
});
