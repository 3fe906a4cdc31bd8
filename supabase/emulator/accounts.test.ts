import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { linkOf, openLink } from './testing/apiClient.ts';
import { SITE } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let it: TestBackend;
let people = 0;
let email: string;
before(async () => void (it = await startTestBackend()));
after(() => it.stop());
beforeEach(() => void (email = `person${++people}@example.ca`));

const signUp = (extra: object = {}) => it.call('/auth/v1/signup', { body: { email, password: 'secret1', ...extra } });
const signIn = (password = 'secret1', from?: string, prefix = '') =>
  it.call('/auth/v1/token?grant_type=password', { body: `${prefix}${JSON.stringify({ email, password })}`, from });
const resend = () => it.call('/auth/v1/resend', { body: { email, type: 'signup' } });
const recover = (query = '') => it.call(`/auth/v1/recover${query}`, { body: { email } });
const mails = () => it.backend.mailbox.mails.filter((mail) => mail.To[0]!.Address === email);
/** As if the last mail had been sent a while ago. */
const aMinuteLater = () =>
  it.backend.database.query(`update emulator.mail_requests set asked_at = asked_at - interval '61 s' where recipient = $1`, [email]);

describe('signing up', () => {
  test('gives no session; the link of the mail confirms, signs in and returns to the root', async () => {
    const { status, body } = await signUp();
    assert.deepEqual([status, body.email, body.identities.length, body.access_token], [200, email, 1, undefined]);
    const { headers } = await it.call(linkOf(mails()[0]));
    assert.match(headers.get('location')!, /^http:\/\/localhost:3000\/#access_token=/);
    assert.equal((await signIn()).status, 200);
  });

  test('a used link returns with what happened', async () => {
    await signUp();
    const link = linkOf(mails()[0]);
    await openLink(it.call, link);
    const { headers } = await it.call(link);
    assert.match(headers.get('location')!, /#error=access_denied&error_code=otp_expired/);
  });

  for (const target of ['https://evil.example/', 'http://127.0.0.1:9999/', 'http://localhost:9999/', 'http://[::1]:9999/']) {
    test(`a link leads to no other site: ${target}`, async () => {
      await signUp();
      const link = linkOf(mails()[0]).replace(/redirect_to=[^&]*/, `redirect_to=${encodeURIComponent(target)}`);
      const { headers } = await it.call(link);
      assert.equal(new URL(headers.get('location')!).origin, SITE);
    });
  }

  test('again with a confirmed address looks like a new one and mails nobody', async () => {
    await it.join(email);
    const { status, body } = await signUp({ password: 'another1', data: { display_name: 'X' } });
    assert.deepEqual([status, body.identities.length, body.user_metadata.display_name], [200, 1, 'X']);
    assert.equal(mails().length, 1);
    assert.equal((await signIn('another1')).status, 400);
    assert.equal((await signUp({ password: 'short' })).body.error_code, 'weak_password');
  });

  test('again before confirming waits a minute, then mails the link again', async () => {
    await signUp();
    const soon = await signUp();
    assert.deepEqual([soon.status, soon.body.error_code], [429, 'over_email_send_rate_limit']);
    assert.match(soon.body.msg, /^For security purposes, you can only request this after (60|5\d) seconds\.$/);
    await aMinuteLater();
    assert.equal((await signUp()).status, 200);
    await openLink(it.call, linkOf(mails()[0]));
    assert.equal((await signIn()).status, 200);
  });

  test('without an address makes no account', async () => {
    const accounts = () => it.backend.database.query('select count(*) from auth.users');
    const before = await accounts();
    for (const body of [
      {},
      { data: {} },
      { password: 'secret1' },
      { email: '', password: 'secret1' },
      { phone: '+15145550199', password: 'secret1' },
    ]) {
      const answer = await it.call('/auth/v1/signup', { body });
      assert.deepEqual([answer.status >= 400 && answer.status < 500, answer.body.access_token], [true, undefined], JSON.stringify(body));
    }
    assert.deepEqual(await accounts(), before);
  });

  const invalid = [
    [{ password: 'short' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
    [{ password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [{ password: 'x'.repeat(73) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
    [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: `${'a'.repeat(250)}@example.ca` }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: 'nul\0@example.ca' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  ] as const;
  for (const [fields, status, code, message] of invalid) {
    test(`${JSON.stringify(fields).slice(0, 40)} is ${code}`, async () => {
      const answer = await signUp(fields);
      assert.deepEqual([answer.status, answer.body.error_code, answer.body.msg], [status, code, message]);
    });
  }
});

describe('asking for the confirmation again', () => {
  test('waits a minute, then the new link works and the old one does not', async () => {
    await signUp();
    assert.equal((await resend()).status, 429);
    await aMinuteLater();
    assert.equal((await resend()).status, 200);
    const [latest, first] = mails();
    assert.match((await it.call(linkOf(first))).headers.get('location')!, /otp_expired/);
    await openLink(it.call, linkOf(latest));
    assert.equal((await signIn()).status, 200);
  });

  test('is silent for a confirmed and for an unknown address', async () => {
    assert.deepEqual([(await resend()).status, mails().length], [200, 0]);
    await aMinuteLater();
    await it.join(email);
    await aMinuteLater();
    assert.deepEqual([(await resend()).status, mails().length], [200, 1]);
  });
});

describe('one network', () => {
  const from = '203.0.113.9';
  const signUpOf = (recipient: string, network = from) =>
    it.call('/auth/v1/signup', { body: { email: recipient, password: 'secret1' }, from: network });

  test('has at most thirty strangers mailed in an hour, by sign-ups, links sent again and forgotten passwords together', async () => {
    for (let stranger = 0; stranger < 30; stranger++) assert.equal((await signUpOf(`stranger${stranger}@example.ca`)).status, 200);
    const refused = await signUpOf(email);
    assert.deepEqual([refused.status, refused.body.error_code, mails().length], [429, 'over_email_send_rate_limit', 0]);
    assert.ok(Number(refused.headers.get('retry-after')) > 3500);
    const again = await it.call('/auth/v1/resend', { body: { email, type: 'signup' }, from });
    assert.equal(again.status, 429);

    assert.equal((await signUpOf(email, '203.0.113.10')).status, 200, 'other networks are not held up');
    await aMinuteLater();
    const { status, text } = await it.call('/auth/v1/recover', { body: { email }, from });
    assert.deepEqual([status, text, mails().length], [200, '{}', 1], 'an answer that tells nothing, and no mail');
    await it.backend.database.query(
      `update emulator.mail_requests set asked_at = asked_at - interval '2 minutes' where recipient = 'stranger3@example.ca'`,
    );
    const known = await it.call('/auth/v1/resend', { body: { email: 'stranger3@example.ca', type: 'signup' }, from });
    assert.equal(known.status, 200, 'whoever was mailed before may be again');
  });

  test('has strangers mailed again an hour later', async () => {
    await it.backend.database.query(`update emulator.mail_requests set asked_at = asked_at - interval '1 hour' where asked_from = $1`, [
      from,
    ]);
    assert.equal((await signUpOf(email)).status, 200);
  });
});

describe('signing in', () => {
  test('says that an address is not confirmed only to the right password', async () => {
    await signUp();
    assert.deepEqual((await signIn()).body, { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' });
    const wrong = (await signIn('wrong-1')).body;
    assert.deepEqual(wrong, { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    email = 'unknown@example.ca';
    assert.deepEqual((await signIn()).body, wrong);
  });

  test('allows ten wrong passwords for an account and address, then says when to try again', async () => {
    await it.join(email);
    for (let attempt = 0; attempt < 10; attempt++) {
      assert.equal((await signIn('wrong-1', '10.0.0.1', attempt % 2 ? '\uFEFF' : '')).status, 400);
    }
    const refused = await signIn('secret1', '10.0.0.1');
    assert.deepEqual([refused.status, refused.body.error_code], [429, 'over_request_rate_limit']);
    assert.equal(refused.body.msg, 'Too many wrong sign-ins for this account. Try again in 15 minutes.');
    assert.ok(Number(refused.headers.get('retry-after')) > 890);
    assert.equal((await signIn('secret1', '10.0.0.2')).status, 200, 'another address is not locked out');
    email = `other-${email}`;
    assert.equal((await signIn('wrong-1', '10.0.0.1')).status, 400, 'another account is not locked out');
  });

  test('right passwords do not count', async () => {
    await it.join(email);
    for (let attempt = 0; attempt < 12; attempt++) assert.equal((await signIn('secret1', '10.0.0.3')).status, 200);
  });

  test('parallel guesses get no further than ten', async () => {
    await it.join(email);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong-1', '10.0.0.4')));
    assert.equal(answers.filter(({ status }) => status === 400).length, 10);
  });

  test('allows 300 attempts from an address, whatever they are, and only its last forwarder is believed', async () => {
    const attempt = (from: string) => it.call('/auth/v1/verify', { body: { type: 'signup' }, from });
    for (let count = 0; count < 300; count++) {
      assert.notEqual((await attempt(`1.2.3.${count % 200}, 10.0.0.5`)).status, 429);
    }
    const refused = await attempt('10.0.0.5');
    assert.equal(refused.status, 429);
    assert.match(refused.body.msg, /^Too many attempts from your network\. Try again in \d+ seconds\.$/);
    assert.ok(refused.headers.get('retry-after'));
    assert.equal((await signIn('secret1', '10.0.0.5')).status, 429);
    const link = await it.call('/auth/v1/verify?token=x&type=signup', { from: '10.0.0.5' });
    assert.match(link.headers.get('location')!, /error_code=over_request_rate_limit/);
    assert.equal((await it.call('/rest/v1/categories', { from: '10.0.0.5' })).status, 200);
    assert.notEqual((await attempt('10.0.0.6')).status, 429);
  });
});

describe('a forgotten password', () => {
  test('is answered alike for every address and mailed once a minute', async () => {
    const unknown = await recover();
    await it.join(email);
    await aMinuteLater();
    assert.deepEqual([(await recover()).text, (await recover()).text], [unknown.text, unknown.text]);
    assert.equal(mails().length, 2);
    await aMinuteLater();
    await recover();
    assert.equal(mails().length, 3);
  });

  test('the link returns to the page that asked, on this site only', async () => {
    await it.join(email);
    await recover(`?redirect_to=${encodeURIComponent(`${SITE}/fr/reset-password`)}`);
    const { headers } = await it.call(linkOf(mails()[0]));
    assert.match(headers.get('location')!, /^http:\/\/localhost:3000\/fr\/reset-password#.*type=recovery/);
    await aMinuteLater();
    await recover(`?redirect_to=${encodeURIComponent('https://evil.example/')}`);
    assert.match(linkOf(mails()[0]), /redirect_to=http%3A%2F%2Flocalhost%3A3000%2F$/);
  });

  test('the new password replaces the old one', async () => {
    await it.join(email);
    await recover();
    const token = await openLink(it.call, linkOf(mails()[0]));
    assert.equal((await it.call('/auth/v1/user', { method: 'PUT', body: { password: 'another1' }, token })).status, 200);
    assert.deepEqual([(await signIn()).status, (await signIn('another1')).status], [400, 200]);
  });
});

test('a sign-in link makes no account', async () => {
  for (const path of ['/auth/v1/otp', '/auth/v1/magiclink']) {
    assert.equal((await it.call(path, { body: { email } })).text, '{}');
  }
  assert.equal(mails().length, 0);
  assert.equal((await signUp()).body.identities.length, 1);
});

test('a person who signed up in French gets French mails', async () => {
  await signUp({ data: { locale: 'fr' } });
  await aMinuteLater();
  await resend();
  await openLink(it.call, linkOf(mails()[0]));
  await recover();
  const [recovery, again, first] = mails();
  assert.match(first!.Subject, /^Confirmez votre adresse courriel/);
  assert.equal(again!.Subject, first!.Subject);
  assert.match(again!.HTML, /<html lang="fr-CA">/);
  assert.match(recovery!.Subject, /^Réinitialisez votre mot de passe/);
  assert.match(recovery!.Text, /ignorez ce courriel\u00A0: votre mot de passe reste le même/);
});

describe('the address of an account', () => {
  test('cannot become somebody else’s: nothing changes and nothing is mailed', async () => {
    const token = await it.join(email);
    const user = () => it.call('/auth/v1/user', { token });
    const before = (await user()).body;
    for (const wanted of ['victim@example.ca', 'VICTIM@example.ca', email, '', 7, null]) {
      const { status, body } = await it.call('/auth/v1/user', {
        method: 'PUT',
        token,
        body: { email: wanted, data: { display_name: 'M' } },
      });
      assert.deepEqual(
        [status, body.error_code, body.msg],
        [422, 'validation_failed', 'The email address of an account cannot be changed.'],
      );
    }
    assert.deepEqual((await user()).body, before);
    assert.equal(mails().length, 1, 'the confirmation of the sign-up, and nothing else');
    assert.ok(it.backend.mailbox.mails.every((mail) => mail.To[0]!.Address !== 'victim@example.ca'));
  });

  test('stays the same when name or password change', async () => {
    const token = await it.join(email);
    const { status, body } = await it.call('/auth/v1/user', {
      method: 'PUT',
      token,
      body: { password: 'secret2', current_password: 'secret1', data: { display_name: 'Ann' } },
    });
    assert.deepEqual([status, body.email, body.user_metadata.display_name], [200, email, 'Ann']);
  });

  test('gets no code by mail, however often one is asked for', async () => {
    const token = await it.join(email);
    for (let time = 0; time < 3; time++) assert.equal((await it.call('/auth/v1/reauthenticate', { token })).status, 404);
    assert.equal(mails().length, 1);
  });
});

test('tabs that renew one session at the same time all stay signed in', async () => {
  await it.join(email);
  for (let round = 0; round < 50; round++) {
    let token = (await signIn()).body.refresh_token as string;
    for (let time = 0; time < 3; time++) {
      const renewed = await Promise.all(
        Array.from({ length: 5 }, () => it.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } })),
      );
      assert.deepEqual(
        renewed.map(({ status }) => status),
        [200, 200, 200, 200, 200],
      );
      token = renewed[0]!.body.refresh_token as string;
      assert.deepEqual([...new Set(renewed.map(({ body }) => body.refresh_token))], [token], 'the answers agree');
    }
  }
});
