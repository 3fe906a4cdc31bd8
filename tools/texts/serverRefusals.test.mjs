import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { serverRefusals, sqlRefusals } from './serverRefusals.mjs';

const root = join(import.meta.dirname, '../..');
const read = (pattern) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const schemas = read('supabase/schemas/**/*.sql');
const refusals = schemas.flatMap(sqlRefusals);

describe('what the server refuses', () => {
  it('is read whatever the order of its parts', () => {
    const sql = `
      -- raise exception using errcode = 'PT409', message = 'A comment', hint = 'None.';
      raise exception using errcode = 'PT409', message = 'It''s taken; sorry', detail = 'taken', hint = 'Choose another.';
      raise exception using errcode = 'PT403', detail = 'confirm', message = format('%s, first', a), hint = 'Confirm it.';
      raise exception using errcode = '22023', message = 'No class', hint = 'A fault of ours.';
      perform private.refuse('postal_code', format('%s, no', f(b, 'c')), 'Enter one.');`;
    assert.deepEqual(sqlRefusals(sql), [
      { code: 'PT422', detail: 'postal_code', message: '%s, no', hint: 'Enter one.' },
      { code: 'PT409', detail: 'taken', message: "It's taken; sorry", hint: 'Choose another.' },
      { code: 'PT403', detail: 'confirm', message: '%s, first', hint: 'Confirm it.' },
    ]);
  });

  it('is read whole: no refusal of the schema is left out', () => {
    const written = schemas.join('\n').match(/errcode = 'PT4\d\d'|perform private\.refuse\(/g);
    assert.equal(refusals.length, written.length);
  });

  it('says in English what happened, and what to do', () => {
    const texts = refusals.filter(({ message, hint }) => message && hint);
    assert.ok(texts.length > 300);
    for (const { message, hint } of texts) {
      assert.match(message, /^[A-Z%].*[^.]$/);
      assert.match(hint, /^[A-Z].*[.?!]$/);
    }
  });

  it('says in French what the auth service and the database refuse, for each of their codes', () => {
    const parts = serverRefusals(root);
    const without = parts.flatMap(({ name, rows }) =>
      rows.filter(([, , french]) => !french).map(([code, english]) => [name, code, english]),
    );
    assert.ok(parts.length > 20);
    assert.deepEqual(without, []);
  });

  // French pages say what the kind of an answer means. Where the database tells one refusal from others of its kind, there is more
  // to say, and a page has to say it: « Ce n’est plus possible » explains nothing to who invites a member of the team.
  it('says in French what the database tells apart, on a page that knows its name', () => {
    const pages = read('{mf-*,section-kit}/src/**/*.{ts,tsx}').filter((source) => /[Rr]efus|serverFields/.test(source));
    const told = refusals.filter(({ code, detail }) => detail && (code === 'PT403' || code === 'PT409'));
    assert.ok(told.length > 20);
    const names = new Set(told.map(({ detail }) => detail));
    const known = (name) => pages.some((source) => new RegExp(`'${name}'|\\b${name}: (?:'|\\[)`).test(source));
    assert.deepEqual(
      [...names].filter((name) => !known(name)),
      [],
    );
  });
});
