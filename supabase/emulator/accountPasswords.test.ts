import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, describe, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { refusePassword } from './auth/passwordRules.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let it: TestBackend;
let people = 0;
let email: string;
let token: string;
before(async () => void (it = await startTestBackend()));
after(() => it.stop());
beforeEach(async () => {
  email = `owner${++people}@example.ca`;
  token = await it.join(email);
});

const change = (body: object, options: object = {}) => it.call('/auth/v1/user', { method: 'PUT', token, body, ...options });
const signIn = async (password = 'secret1') => it.call('/auth/v1/token?grant_type=password', { body: { email, password } });
const renew = async (refreshToken: string) =>
  (await it.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } })).status;
const mails = () => it.backend.mailbox.mails.filter((mail) => mail.To[0]!.Address === email);

describe('a password is changed', () => {
  test('by who knows the one before', async () => {
    for (const [current, code] of [
      [undefined, 'current_password_required'],
      ['', 'current_password_required'],
      [7, 'current_password_required'],
      ['wrong-1', 'current_password_mismatch'],
    ] as const) {
      const { status, body } = await change({ password: 'larch99', current_password: current });
      assert.deepEqual([status, body.error_code], [400, code]);
    }
    assert.equal((await signIn()).status, 200);
    assert.equal((await change({ password: 'larch99', current_password: 'secret1' })).status, 200);
    assert.deepEqual([(await signIn('larch99')).status, (await signIn()).status], [200, 400]);
  });

  test('not by guessing: ten wrong ones, as for signing in', async () => {
    const guess = () => change({ password: 'larch99', current_password: 'wrong-1' }, { from: '10.0.0.9' });
    for (let attempt = 0; attempt < 10; attempt++) assert.equal((await guess()).status, 400);
    assert.equal((await guess()).status, 429);
    assert.equal((await change({ password: 'larch99', current_password: 'secret1' }, { from: '10.0.0.9' })).status, 429);
  });

  test('and every other session ends; this one goes on', async () => {
    const [here, there] = [(await signIn()).body, (await signIn()).body];
    assert.equal((await change({ password: 'larch99', current_password: 'secret1' }, { token: here.access_token })).status, 200);
    assert.deepEqual([await renew(there.refresh_token), await renew(here.refresh_token)], [400, 200]);
    assert.equal((await it.call('/auth/v1/user', { token: there.access_token })).status, 403);
  });

  test('and the owner is told, in their language, five times an hour at most', async () => {
    await change({ data: { locale: 'fr' } });
    const passwords = ['secret1', ...Array.from({ length: 7 }, (_, index) => `larch-${index}`)];
    for (const [index, password] of passwords.slice(1).entries()) {
      assert.equal((await change({ password, current_password: passwords[index] })).status, 200);
    }
    const notices = mails().filter(({ Subject }) => Subject.startsWith('Votre mot de passe'));
    assert.equal(notices.length, 5);
    assert.match(notices[0]!.Text, /http:\/\/localhost:3000\/fr\/reset-password/);
    assert.doesNotMatch(notices[0]!.Text, /Valable une seule fois/);
  });

  test('to a text, and not past the rules', async () => {
    for (const password of [['l', 'a', 'r', 'c', 'h', '9'], 1_234_567, null]) assert.equal((await change({ password })).status, 422);
    for (const path of ['/auth/v1/user/', '/auth/v1//user', '/auth/v1/User']) {
      assert.ok((await it.call(path, { method: 'PUT', token, body: { password: 'larch99' } })).status >= 400, path);
    }
    assert.equal((await signIn()).status, 200);
  });

  test('only with a token that is signed', async () => {
    const [head, claims] = token.split('.');
    const forged = `${head}.${claims}.${'A'.repeat(43)}`;
    const { status, body } = await change({ password: 'larch99', current_password: 'secret1' }, { token: forged });
    assert.deepEqual([status, body.error_code], [403, 'bad_jwt']);
  });
});

describe('a password that is guessed first is refused', () => {
  const common = 'This password is one of the most common ones, which are tried first. Choose another password.';
  const site = 'This password is little more than a word of this site, which is tried first. Choose another password.';
  const own = 'Your password is your email address, which others know. Choose another password.';
  const weak: [string, (address: string) => string, string][] = [
    ['a common one', () => 'password', common],
    ['in other letters', () => 'PassWord', common],
    ['digits', () => '123456', common],
    ['one character', () => 'aaaaaa', common],
    ['the address', (address) => address, own],
    ['the address in other letters', (address) => address.toUpperCase(), own],
    ['the name of the site', () => brand.name, site],
    ['the name of the site in digits and signs', () => `#${brand.name.toUpperCase()}_2026!`, site],
    ['what the site is about, in French', () => 'renovation1'.replace('e', 'é'), site],
    ['the name in the address', (address) => address.split('@')[0]!, own],
  ];
  for (const [which, of, message] of weak) {
    test(`${which}: when signing up and when changing it`, async () => {
      const changed = await change({ password: of(email), current_password: 'secret1' });
      const other = `new-${email}`;
      const signedUp = await it.call('/auth/v1/signup', { body: { email: other, password: of(other) } });
      for (const { status, body } of [changed, signedUp]) {
        assert.deepEqual([status, body.error_code, body.msg], [422, 'weak_password', message]);
      }
      assert.ok(it.backend.mailbox.mails.every((mail) => mail.To[0]!.Address !== other));
    });
  }

  test('all that is left of the 3,000 commonest when six characters are the least', () => {
    const lines = readFileSync(new URL('auth/commonPasswords.txt', import.meta.url), 'utf8').split('\n');
    const listed = lines.filter((line) => line && !line.startsWith('#'));
    assert.equal(listed.length, 2_548);
    assert.equal(new Set(listed).size, listed.length);
    assert.deepEqual(
      listed.filter((password) => password.length < 6 || !refusePassword(password, 'somebody@example.ca')),
      [],
    );
    const known = ['123456', 'qwerty', 'dragon', 'monkey', 'iloveyou', 'football', 'letmein', 'sunshine', 'princess', 'trustno1'];
    assert.deepEqual(
      known.filter((password) => !listed.includes(password)),
      [],
    );
  });

  test('and one of 64 characters of any kind is taken as it is, to its last character', async () => {
    const long = `${'Ünïcode pass phrase, '.repeat(3).slice(0, 40)}${'z'.repeat(24)}`;
    assert.equal((await change({ password: long, current_password: 'secret1' })).status, 200);
    assert.equal((await signIn(long)).status, 200);
    for (const other of [`${long.slice(0, -1)}y`, long.slice(0, -1), long.toLowerCase(), ` ${long}`]) {
      assert.equal((await signIn(other)).status, 400, other);
    }
  });

  test('and one whose end would not count is refused', async () => {
    const message = 'Your password has more than 72 bytes, of which the rest would not count. Choose a shorter one.';
    for (const password of ['q7#vbn'.repeat(12) + 'x', 'é'.repeat(36) + 'x']) {
      const { status, body } = await change({ password, current_password: 'secret1' });
      assert.deepEqual([status, body.msg], [422, message]);
    }
    assert.equal((await change({ password: 'q7#vbn'.repeat(12), current_password: 'secret1' })).status, 200);
  });

  test('six characters stay enough', async () => {
    assert.equal((await change({ password: 'q7#vbn', current_password: 'secret1' })).status, 200);
  });
});

describe('what an account says of itself', () => {
  test('takes 2 KB at most, also in several steps', async () => {
    const half = 'x'.repeat(1_000);
    assert.equal((await change({ data: { one: half } })).status, 200);
    const { status, body } = await change({ data: { two: half } });
    assert.deepEqual([status, body.error_code], [422, 'validation_failed']);
    assert.equal((await change({ data: { one: half } })).status, 200, 'the same again is no more');
    assert.equal((await change({ data: { one: null, two: half } })).status, 200, 'one for the other');
  });

  test('is limited when signing up as well, in bytes', async () => {
    const join = (data: unknown) => it.call('/auth/v1/signup', { body: { email: `new-${email}`, password: 'spruce7', data } });
    assert.equal((await join({ name: 'é'.repeat(1_020) })).status, 422);
    assert.equal((await join(['a list'])).status, 422);
    assert.equal((await join({ name: 'é'.repeat(500) })).status, 200);
  });
});
