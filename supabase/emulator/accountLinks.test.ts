import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { linkOf, openLink } from './testing/apiClient.ts';
import { newBrowser, openToCode, type TestBrowser } from './testing/browser.ts';
import { SITE } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let it: TestBackend;
let people = 0;
let email: string;
before(async () => void (it = await startTestBackend()));
after(() => it.stop());
beforeEach(() => void (email = `link${++people}@example.ca`));

const signUp = (password: string, browser?: TestBrowser, from?: string) =>
  it.call('/auth/v1/signup', { body: { email, password, ...browser?.asks }, from });
const signIn = async (password: string) =>
  (await it.call('/auth/v1/token?grant_type=password', { body: { email, password } })).body.error_code ?? 'in';
const recover = (browser: TestBrowser, path = '/reset-password') =>
  it.call(`/auth/v1/recover?redirect_to=${encodeURIComponent(SITE + path)}`, { body: { email, ...browser.asks } });
const newestLink = () => linkOf(it.backend.mailbox.mails.find((mail) => mail.To[0]!.Address === email));
const exchange = (code: string, { verifier }: TestBrowser) =>
  it.call('/auth/v1/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } });
/** What a browser does that opened a link somebody else's browser asked for. */
const enterByMail = (code: string) => it.call('/auth/v1/verify', { body: { type: 'recovery', token_hash: code } });
const choose = (password: string, token: string) => it.call('/auth/v1/user', { method: 'PUT', token, body: { password } });
const aMinuteLater = () =>
  it.backend.database.query(`update emulator.mail_requests set asked_at = asked_at - interval '61 s' where recipient = $1`, [email]);

describe('the link of a sign-up in a browser', () => {
  test('leads to the root with a code that only this browser can use, once', async () => {
    const browser = newBrowser();
    await signUp('spruce7', browser);
    const link = newestLink();
    const code = await openToCode(it.call, link);
    assert.equal(await signIn('spruce7'), 'email_not_confirmed');
    assert.equal((await exchange(code, newBrowser())).body.error_code, 'bad_code_verifier');
    const { status, body } = await exchange(code, browser);
    assert.deepEqual([status, body.user.email], [200, email]);
    assert.equal(await signIn('spruce7'), 'in');
    assert.equal((await exchange(code, browser)).body.error_code, 'flow_state_not_found');
    assert.match((await it.call(link)).headers.get('location')!, /#error=access_denied&error_code=otp_expired/);
  });

  test('is not spent by a program that looks through mails', async () => {
    const browser = newBrowser();
    await signUp('spruce7', browser);
    const scanned = await openToCode(it.call, newestLink());
    const code = await openToCode(it.call, newestLink());
    assert.notEqual((await exchange(scanned, browser)).status, 200);
    assert.equal((await exchange(code, browser)).status, 200);
  });

  test('opens nothing when only its head is asked for, nor under another spelling', async () => {
    await signUp('hijack77');
    const link = newestLink();
    assert.equal((await it.call(link, { method: 'HEAD' })).status, 405);
    for (const other of [link.replace('/verify', '/verify/'), link.replace('/verify', '//verify'), link.replace('/verify', '/Verify')]) {
      assert.ok((await it.call(other)).status >= 400, other);
    }
    assert.equal(await signIn('hijack77'), 'email_not_confirmed');
  });

  test('verified past the site confirms the address, and not the password', async () => {
    await signUp('spruce7', newBrowser());
    const token = new URL(newestLink(), SITE).searchParams.get('token');
    for (const type of ['signup', 'magiclink']) await it.call('/auth/v1/verify', { body: { type, token_hash: token } });
    assert.equal(await signIn('spruce7'), 'invalid_credentials');
  });

  test('opened elsewhere confirms the address and lets its owner choose a password; the one of the sign-up counts no more', async () => {
    await signUp('spruce7', newBrowser());
    const link = newestLink();
    const { status, body } = await enterByMail(await openToCode(it.call, link));
    assert.deepEqual([status, body.user.email, await signIn('spruce7')], [200, email, 'invalid_credentials']);
    assert.equal((await choose('larch99', body.access_token)).status, 200);
    assert.deepEqual([await signIn('larch99'), await signIn('spruce7')], ['in', 'invalid_credentials']);
    assert.match((await it.call(link)).headers.get('location')!, /otp_expired/);
  });

  test('leads to no other site', async () => {
    await signUp('spruce7', newBrowser());
    const { headers } = await it.call(newestLink().replace(/redirect_to=[^&]*/, 'redirect_to=https://evil.example/'));
    assert.equal(new URL(headers.get('location')!).origin, SITE);
  });

  test('is good for a code of five minutes, and for an hour itself', async () => {
    const browser = newBrowser();
    await signUp('spruce7', browser);
    const code = await openToCode(it.call, newestLink());
    await it.backend.database.query(`update emulator.link_requests set code_at = now() - interval '6 minutes' where code = $1`, [code]);
    await it.backend.database.query(`update auth.flow_state set created_at = now() - interval '6 minutes' where auth_code = $1`, [code]);
    assert.equal((await exchange(code, browser)).body.error_code, 'flow_state_expired');
    assert.equal((await enterByMail(code)).body.error_code, 'otp_expired');
    await it.backend.database.query(`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1`, [email]);
    assert.match((await it.call(newestLink())).headers.get('location')!, /otp_expired/);
    assert.equal(await signIn('spruce7'), 'email_not_confirmed');
  });

  for (const asks of [
    { code_challenge: 'short' },
    { code_challenge: 'x'.repeat(43) },
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
  ]) {
    test(`half a challenge is refused: ${JSON.stringify(asks).slice(0, 50)}`, async () => {
      const { status, body } = await it.call('/auth/v1/signup', { body: { email, password: 'spruce7', ...asks } });
      assert.deepEqual([status, body.error_code], [400, 'validation_failed']);
    });
  }
});

describe('somebody else signs up with the address', () => {
  const stranger = newBrowser();
  const owner = newBrowser();
  /** Both orders, with and without a browser that can prove itself. */
  const orders = [
    ['before the owner, from a browser', 'stranger first', true],
    ['after the owner, from a browser', 'owner first', true],
    ['before the owner, by the API', 'stranger first', false],
    ['after the owner, by the API', 'owner first', false],
  ] as const;

  for (const [when, order, bound] of orders) {
    test(`${when}: the newest link gives their password no right, and lets the owner in`, async () => {
      const byStranger = () => signUp('hijack77', bound ? stranger : undefined);
      const byOwner = () => signUp('spruce7', owner);
      const steps = order === 'owner first' ? [byOwner, byStranger] : [byStranger, byOwner];
      for (const step of steps) {
        assert.equal((await step()).status, 200);
        await aMinuteLater();
      }
      const { headers } = await it.call(newestLink());
      const target = new URL(headers.get('location')!);
      let token = new URLSearchParams(target.hash.slice(1)).get('access_token');
      if (!token) {
        const code = target.searchParams.get('code')!;
        token = (await exchange(code, owner)).body.access_token ?? (await enterByMail(code)).body.access_token;
      }
      assert.notEqual(await signIn('hijack77'), 'in');
      if ((await signIn('spruce7')) !== 'in') assert.equal((await choose('spruce7', token!)).status, 200);
      assert.deepEqual([await signIn('spruce7'), await signIn('hijack77')], ['in', 'invalid_credentials']);
    });
  }

  test('whose link the owner opens at another address than it was asked from: nobody’s password counts', async () => {
    await signUp('hijack77', undefined, '10.1.1.1');
    const { headers } = await it.call(newestLink(), { from: '10.2.2.2' });
    const token = new URLSearchParams(new URL(headers.get('location')!).hash.slice(1)).get('access_token')!;
    assert.equal(await signIn('hijack77'), 'invalid_credentials');
    assert.equal((await choose('spruce7', token)).status, 200);
    assert.equal(await signIn('spruce7'), 'in');
  });

  test('and the owner asks for a new password: theirs counts no more as soon as the link is open', async () => {
    await signUp('hijack77', stranger);
    await recover(owner);
    const { body } = await exchange(await openToCode(it.call, newestLink()), owner);
    assert.equal(await signIn('hijack77'), 'invalid_credentials');
    assert.equal((await choose('spruce7', body.access_token)).status, 200);
    assert.equal(await signIn('spruce7'), 'in');
  });

  test('does not change what is stored of the person', async () => {
    await it.call('/auth/v1/signup', { body: { email, password: 'spruce7', data: { display_name: 'Ann' }, ...owner.asks } });
    await aMinuteLater();
    await it.call('/auth/v1/signup', { body: { email, password: 'hijack77', data: { display_name: 'Mallory' }, ...stranger.asks } });
    const { body } = await exchange(await openToCode(it.call, newestLink()), owner);
    assert.equal(body.user.user_metadata.display_name, 'Ann');
  });
});

describe('the link for a new password', () => {
  test('returns to the page that asked with a code for this browser, and the session may choose a password', async () => {
    await it.join(email);
    const browser = newBrowser();
    await recover(browser, '/fr/reset-password');
    const { headers } = await it.call(newestLink());
    assert.match(headers.get('location')!, /^http:\/\/localhost:3000\/fr\/reset-password\?code=[\w-]+$/);
    const { body } = await exchange(new URL(headers.get('location')!).searchParams.get('code')!, browser);
    assert.equal((await choose('larch99', body.access_token)).status, 200);
    assert.deepEqual([await signIn('larch99'), await signIn('secret1')], ['in', 'invalid_credentials']);
  });

  test('opened elsewhere still gets the owner of the mailbox in', async () => {
    await it.join(email);
    await recover(newBrowser());
    const { body } = await enterByMail(await openToCode(it.call, newestLink()));
    assert.equal(await signIn('secret1'), 'in', 'the password stays until another is chosen');
    assert.equal((await choose('larch99', body.access_token)).status, 200);
  });

  test('asked for without a challenge leads to a session, as before', async () => {
    await it.join(email);
    await it.call('/auth/v1/recover', { body: { email } });
    assert.equal((await choose('larch99', await openLink(it.call, newestLink()))).status, 200);
  });
});
