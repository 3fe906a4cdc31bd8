import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let it: TestBackend;
before(async () => void (it = await startTestBackend()));
after(() => it.stop());

const mailsTo = (email: string) => it.backend.mailbox.mails.filter((mail) => mail.To[0]!.Address === email).length;
const ago = (email: string, interval: string) =>
  it.backend.database.query('update emulator.mail_requests set asked_at = asked_at - $2::text::interval where recipient = $1', [
    email,
    interval,
  ]);

/** Three addresses that nobody asked anything for of late: without an account, before and after its confirmation. */
async function threeAddresses(name: string): Promise<string[]> {
  const [unknown, pending, confirmed] = ['unknown', 'pending', 'known'].map((which) => `${name}-${which}@example.ca`) as [
    string,
    string,
    string,
  ];
  await it.call('/auth/v1/signup', { body: { email: pending, password: 'spruce7' } });
  await it.join(confirmed);
  for (const email of [pending, confirmed]) await ago(email, '2 days');
  return [unknown, pending, confirmed];
}

/** An answer with everything that belongs to one person or moment named for its kind. */
function shapeOf(value: unknown, email: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => shapeOf(entry, email));
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([key, entry]) => [key, shapeOf(entry, email)]);
  if (value === email) return 'the address';
  if (typeof value !== 'string') return value;
  if (/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value)) return 'an id';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return 'a time';
  return value.replace(/after \d+ seconds/, 'after N seconds');
}

const questions: [string, string, object][] = [
  ['a sign-up', '/auth/v1/signup', { password: 'another1', data: { display_name: 'X', email: 'other@example.ca' } }],
  ['a sign-up in a browser', '/auth/v1/signup', { password: 'another1', code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }],
  ['a confirmation, sent again', '/auth/v1/resend', { type: 'signup' }],
  ['a new password', '/auth/v1/recover', {}],
  ['a new password in a browser', '/auth/v1/recover', { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }],
  ['a sign-in link', '/auth/v1/otp', { create_user: true }],
  ['a sign-in link, the other way', '/auth/v1/magiclink', {}],
];

for (const [index, [what, path, fields]] of questions.entries()) {
  test(`${what} is answered alike for every address, however often it is asked for`, async () => {
    const addresses = await threeAddresses(`alike${index}`);
    for (const wait of ['0 s', '0 s', '61 s', '61 s', '61 s', '61 s', '61 s', '1 hour']) {
      const shapes = [];
      for (const email of addresses) {
        await ago(email, wait);
        const { status, body, headers } = await it.call(path, { body: { email, ...fields } });
        shapes.push(shapeOf({ status, body, retry: headers.has('retry-after') }, email));
      }
      assert.deepEqual(shapes.slice(1), [shapes[0], shapes[0]], `after ${wait}`);
    }
  });
}

describe('mails with links to one address', () => {
  test('are five an hour and ten a day, whatever they are and whoever asks', async () => {
    const email = 'bombed@example.ca';
    await it.join(email);
    await ago(email, '2 days');
    const before = mailsTo(email);
    const ask = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await it.call(time % 2 ? '/auth/v1/recover' : '/auth/v1/otp', { body: { email }, from: `10.9.0.${time}` });
        await ago(email, '61 s');
      }
      return mailsTo(email) - before;
    };
    assert.equal(await ask(8), 5);
    await ago(email, '1 hour');
    assert.equal(await ask(8), 10);
    await ago(email, '2 hours');
    assert.equal(await ask(8), 10);
    await ago(email, '1 day');
    assert.equal(await ask(1), 11);
  });

  test('asked for at once are one', async () => {
    const email = 'parallel@example.ca';
    await it.join(email);
    await ago(email, '2 days');
    await Promise.all(Array.from({ length: 8 }, () => it.call('/auth/v1/recover', { body: { email } })));
    assert.equal(mailsTo(email), 2, 'the confirmation and one more');
  });

  test('a sign-up over the limit says when to try again', async () => {
    const email = 'again@example.ca';
    for (let time = 0; time < 5; time++) {
      assert.equal((await it.call('/auth/v1/signup', { body: { email, password: 'spruce7' } })).status, 200);
      await ago(email, '61 s');
    }
    const { status, headers, body } = await it.call('/auth/v1/signup', { body: { email, password: 'spruce7' } });
    assert.deepEqual([status, body.error_code], [429, 'over_email_send_rate_limit']);
    assert.ok(Number(headers.get('retry-after')) > 3000);
  });
});

test('what an address is asked for takes as long whether or not it has an account, and holds up nobody', async (t) => {
  const even = await startTestBackend({ evenAnswerMs: 3_000 });
  t.after(even.stop);
  const asked = ['signup', 'resend', 'recover', 'otp', 'magiclink'].flatMap((name) =>
    ['known', 'unknown'].map((who) => ({
      path: `/auth/v1/${name}`,
      body: { email: `${who}-${name}@example.ca`, password: 'spruce7', type: 'signup' },
    })),
  );
  for (const { body } of asked.filter(({ body: { email } }) => email.startsWith('known')))
    await even.backend.database.query(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1::text, case when $1::text not like '%resend%' then now() end)`,
      [body.email],
    );
  const begun = performance.now();
  const order: string[] = [];
  const answers = asked.map(async ({ path, body }) => {
    await even.call(path, { body });
    order.push(path);
    return performance.now() - begun;
  });
  assert.equal((await even.call('/rest/v1/categories', { from: '10.0.0.9' })).status, 200);
  assert.deepEqual(order, [], 'somebody else had an answer before');
  for (const took of await Promise.all(answers)) assert.ok(took >= 2_990, `${took} ms`);
});
