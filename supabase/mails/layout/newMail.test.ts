import assert from 'node:assert/strict';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { MailTemplate } from './MailTemplate.ts';
import { newMail } from './newMail.ts';

// Below the package, where a copy finds what it imports.
const root = join(import.meta.dirname, '../..');
const copy = join(root, '.cache', `new-mail-${process.pid}`);
const folder = join(copy, 'mails');
for (const part of ['mails', 'trades.ts'])
  cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
after(() => rmSync(copy, { recursive: true, force: true }));

test('a new mail is found by its kind and written in both languages', async () => {
  const before = readdirSync(folder).length;
  assert.equal(newMail(folder, 'quote_expired'), join(folder, 'quoteExpired.ts'));
  assert.equal(readdirSync(folder).length, before + 1);
  const { templates } = (await import(join(folder, 'templates.ts'))) as { templates: Map<string, MailTemplate> };
  const { sample, en, fr } = templates.get('quote_expired')!;
  for (const { subject, paragraphs, action } of [en(sample), fr(sample)])
    assert.ok(subject && paragraphs[0] && action!.path === '/account');
  assert.notEqual(en(sample).subject, fr(sample).subject);
  assert.ok(templates.has('request_sent'));
});

for (const [kind, sentence] of [
  ['QuoteExpired', /^"QuoteExpired" cannot name a mail: give lower-case words joined by "_", for instance/],
  ['request_sent', /^There is a file requestSent\.ts already; choose another kind\.$/],
] as const) {
  test(`${kind} is refused in one sentence`, () => assert.throws(() => newMail(folder, kind), { message: sentence }));
}
