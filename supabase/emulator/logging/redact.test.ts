import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redact } from './redact.ts';
import { redactConsole } from './redactConsole.ts';

const secrets = [
  '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'sb_publishable_2fV3abc',
  'f452ee85f16e28b8158946367dae2ad20163321697d20d0247de58360f7ff877',
  '01a1f875-a9c5-748b-bd54-f3eb979fb638',
  'amélie.tremblay+x@exemple.ca',
];
for (const secret of secrets) {
  test(`${secret.slice(0, 12)}… is taken out`, () => {
    const texts = [secret, `Key (email)=(${secret}) exists`, `params: ["${secret}",1]`, `token=${secret}&type=signup`];
    for (const text of texts) {
      assert.ok(!redact(text).includes(secret), redact(text));
    }
  });
}

test('what helps to find a fault stays', () => {
  const text = 'relation public.notes at file:///app/node_modules/@supabase/lite/dist/index.js:12:3';
  assert.equal(redact(text), text);
  const refused = 'invalid input syntax for type uuid:';
  assert.equal(redact(`${refused} "my secret"`), `${refused} "[value]"`);
  assert.equal(redact('connect postgres://me:pw@db:5432/app'), 'connect postgres://[login] db:5432/app');
});

test('of an error only name, code, message and stack are printed, of other objects nothing', (context) => {
  const lines: string[] = [];
  const original = { ...console };
  context.after(() => Object.assign(console, original));
  redactConsole((line) => lines.push(line));
  const error = new Error('refused a@b.ca\nsecond line');
  console.error('Auth error:', Object.assign(error, { code: 'XX000', params: ['my password'] }));
  console.error('REST error:', Object.assign(error, { code: '42501' }));
  console.log({ password: 'my password' });
  assert.match(lines[0]!, /^Auth error: Error \[XX000\]: refused \[email\] at /);
  assert.equal(lines[1], 'REST error: Error [42501]: refused [email]\n', 'a refusal needs no stack');
  assert.equal(lines[2], '[object]\n');
  assert.ok(!lines.join('').includes('my password'));
});
