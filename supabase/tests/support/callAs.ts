import assert from 'node:assert/strict';
import type { z } from 'zod';
import { answers } from '../../answers.ts';
import { checkArguments } from '../../arguments.ts';
import type { Actor } from '../attacks/AttackFeature.ts';
import { becomeActor } from './people.ts';
import type { TestDatabase } from './testDatabase.ts';

const arrays: Readonly<Record<string, string>> = { options: 'smallint[]', provider_ids: 'uuid[]', ids: 'uuid[]' };

export type Arguments = Readonly<Record<string, unknown>>;

const casts: Readonly<Record<string, string>> = {
  id: 'uuid',
  request_id: 'uuid',
  quote_id: 'uuid',
  project_id: 'uuid',
  expected_total_cents: 'bigint',
  provider_id: 'uuid',
  provider: 'uuid',
  target: 'uuid',
  review_id: 'uuid',
  visit_id: 'uuid',
  start: 'timestamptz',
  after: 'jsonb',
  after_seq: 'integer',
  before_seq: 'integer',
  seq: 'integer',
  n: 'integer',
  page_size: 'integer',
  size: 'integer',
  before: 'timestamptz',
  company: 'uuid',
  member: 'uuid',
  application: 'uuid',
  first_day: 'date',
  last_day: 'date',
  send: 'boolean',
  wanted: 'boolean',
};

/** The statement and parameters of a call with named arguments; objects are sent as JSON. */
export function toCall(name: string, given: Arguments): { sql: string; parameters: unknown[] } {
  const entries = Object.entries(given);
  const isJson = (value: unknown) => typeof value === 'object' && value !== null;
  const castOf = ([key, value]: [string, unknown]) => arrays[key] ?? (isJson(value) ? 'jsonb' : (casts[key] ?? 'text'));
  const named = entries.map((entry, index) => `${entry[0]} => $${index + 1}::text::${castOf(entry)}`);
  const parameters = entries.map(([key, value]) => {
    if (value === null) return null;
    if (Array.isArray(value) && arrays[key]) return `{${value.join(',')}}`;
    return isJson(value) ? JSON.stringify(value) : String(value);
  });
  return { sql: `select public.${name}(${named.join(', ')}) as answer`, parameters };
}

/**
 * Calls a function of the API as this actor inside the open transaction, which goes on as before, also after an error. An
 * answer that is not what `answers` says fails the test, as do arguments that were accepted and are not what `arguments.ts` says.
 * @param address what the server in front of the API says about where the call comes from
 */
export async function callAs<Answer>(
  database: TestDatabase,
  actor: Actor,
  name: string,
  given: Arguments = {},
  address?: string,
): Promise<Answer> {
  const { sql, parameters } = toCall(name, given);
  await database.exec('savepoint call');
  try {
    await becomeActor(database, actor);
    const headers = JSON.stringify(address === undefined ? {} : { 'x-forwarded-for': address });
    await database.query("select set_config('request.headers', $1, true)", [headers]);
    const [row] = await database.query<{ answer: Answer }>(sql, parameters);
    checkArguments(name, given);
    (answers as Readonly<Record<string, z.ZodType>>)[name]?.parse(row!.answer);
    await database.exec(
      "reset role; select set_config('request.jwt.claims', '{}', true), set_config('request.jwt.claim.sub', '', true); release savepoint call",
    );
    return row!.answer;
  } catch (error) {
    await database.exec('rollback to savepoint call');
    throw error;
  }
}

/** Asserts that a call is refused with this SQLSTATE and, where given, this field in `detail`; the hint says what to do. */
export async function refused(call: Promise<unknown>, code: string, field?: string): Promise<void> {
  await assert.rejects(call, (error: { code: string; detail?: string; hint?: string; message: string }) => {
    assert.equal(error.code, code, error.message);
    if (field !== undefined) assert.equal(error.detail, field, error.message);
    assert.ok(error.hint, 'no hint says what to do');
    return true;
  });
}
