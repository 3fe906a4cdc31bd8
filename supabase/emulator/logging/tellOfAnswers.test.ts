import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let it: TestBackend;
let token: string;
before(async () => {
  it = await startTestBackend();
  token = await it.join('watched@example.ca');
});
after(() => it.stop());
beforeEach(() => void it.lines.splice(0));

interface Told {
  time: string;
  event: string;
  outcome: string;
  [fact: string]: unknown;
}
const told = () => it.lines.map((line) => JSON.parse(line) as Told);
const signIn = (password: string, from: string, email = 'watched@example.ca') =>
  it.call('/auth/v1/token?grant_type=password', { body: { email, password }, from });
const idOf = (accessToken: string): string => JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).sub;

test('signing in is told with time, network and outcome, and with the account once it is proven', async () => {
  await signIn('wrong-1', '203.0.113.4');
  await signIn('secret1', '203.0.113.4');
  await signIn('secret1', '203.0.113.5', 'nobody@example.ca');
  const refused = {
    security: true,
    event: 'sign-in',
    outcome: 'refused',
    address: '203.0.113.4',
    status: 400,
    code: 'invalid_credentials',
  };
  const [one, two, three] = told().map(({ time, ...facts }) => (assert.match(time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/), facts));
  assert.deepEqual(one, refused);
  assert.deepEqual(two, { security: true, event: 'sign-in', outcome: 'done', address: '203.0.113.4', actor: idOf(token), status: 200 });
  assert.deepEqual(three, { ...refused, address: '203.0.113.5' });
});

test('a limit that was reached, a link that was opened and a session that ended are told', async () => {
  for (let attempt = 0; attempt < 11; attempt++) await signIn('wrong-1', '203.0.113.6');
  await it.call('/auth/v1/verify?type=signup&token=none', { from: '203.0.113.7' });
  const own = (await signIn('secret1', '203.0.113.8')).body.access_token as string;
  await it.call('/auth/v1/logout?scope=local', { method: 'POST', token: own, from: '203.0.113.8' });
  assert.deepEqual(
    told()
      .slice(-4)
      .map(({ event, outcome }) => [event, outcome]),
    [
      ['sign-in', 'limited'],
      ['link-opened', 'refused'],
      ['sign-in', 'done'],
      ['sign-out', 'done'],
    ],
  );
});

test('what somebody may not do is told, whoever the token claims to be', async () => {
  const body = { user_id: crypto.randomUUID(), body: 'x' };
  await it.call('/rest/v1/notes', { body, token, from: '203.0.113.9' });
  const [head, , signature] = token.split('.');
  const forged = `${head}.${Buffer.from(JSON.stringify({ sub: crypto.randomUUID(), role: 'authenticated' })).toString('base64url')}.${signature}`;
  await it.call('/rest/v1/notes', { token: forged, from: '203.0.113.9' });
  const [foreign, invented] = told();
  assert.deepEqual([foreign!.event, foreign!.outcome, foreign!.status, foreign!.actor], ['access', 'refused', 403, idOf(token)]);
  assert.deepEqual([invented!.event, invented!.outcome, invented!.status, invented!.actor], ['access', 'refused', 401, undefined]);
});

test('a renewal that is refused is told, and one with a token that was used before with the account it belongs to', async () => {
  const session = (await signIn('secret1', '203.0.113.13')).body as { refresh_token: string };
  const renew = (refresh_token: string) =>
    it.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token }, from: '203.0.113.13' });
  const second = await renew(session.refresh_token);
  await renew((second.body as { refresh_token: string }).refresh_token);
  await it.backend.database.query("update auth.refresh_tokens set updated_at = now() - interval '1 hour'");
  it.lines.splice(0);
  assert.equal((await renew(session.refresh_token)).status, 400);
  await renew('nobody-has-it');
  const [reused, unknown] = told();
  assert.deepEqual([reused!.event, reused!.outcome, reused!.actor], ['session-renewal', 'reused', idOf(token)]);
  assert.deepEqual([unknown!.event, unknown!.outcome, unknown!.actor], ['session-renewal', 'refused', undefined]);
  assert.ok(!it.lines.join().includes(session.refresh_token));
});

test('what staff decides is told with who, what and about what; who is no staff is told too', async () => {
  await it.backend.database.transaction(({ script }) =>
    script(`create function public.moderate_review(review_id uuid, event text, reason text default null) returns jsonb language plpgsql as $$
        begin
          if reason is null then raise exception using errcode = 'PT403', message = 'Only staff decides about reviews'; end if;
          return '{}';
        end $$;
      grant execute on function public.moderate_review(uuid, text, text) to authenticated;`),
  );
  await it.backend.database.connection.clearSchemaCache();
  const review = crypto.randomUUID();
  const decide = (reason?: string) =>
    it.call('/rest/v1/rpc/moderate_review', { body: { review_id: review, event: 'remove', reason }, token, from: '203.0.113.14' });
  await decide('spam');
  await decide();
  await it.call(`/rest/v1/rpc/moderate_review?review_id=${review}&event=remove&reason=spam`, { token, from: '203.0.113.14' });
  const [done, refused, byAddress] = told().map(({ time: _time, ...facts }) => facts);
  const common = { security: true, event: 'staff-decision', address: '203.0.113.14', actor: idOf(token), decision: 'moderate_review' };
  assert.deepEqual(done, { ...common, outcome: 'done', status: 200, about: review, how: 'remove' });
  assert.deepEqual(refused, { ...common, outcome: 'refused', status: 403 });
  assert.deepEqual(byAddress, done);
});

test('a token that nobody checked names nobody', async () => {
  const forged = `sb_x.${Buffer.from(JSON.stringify({ sub: idOf(token) })).toString('base64url')}`;
  const body = { email: 'another@example.ca', password: 'secret1' };
  for (const given of [forged, 'sb_x.y']) await it.call('/auth/v1/signup', { body, token: given, from: '203.0.113.12' });
  await it.call('/auth/v1/logout', { method: 'POST', token: forged, from: '203.0.113.12' });
  assert.deepEqual(
    told().map(({ event, actor }) => [event, actor]),
    [
      ['sign-up', undefined],
      ['sign-up', undefined],
      ['sign-out', undefined],
    ],
  );
});

test('what is allowed and no attempt is not told; no line holds a secret, and one visitor gets sixty a minute', async () => {
  await it.call('/rest/v1/categories', { from: '203.0.113.10' });
  assert.deepEqual(it.lines, []);
  for (let asked = 0; asked < 70; asked++) await it.call('/rest/v1/categories', { token: 'a.b.c', from: '203.0.113.10' });
  assert.equal(it.lines.length, 60);
  await signIn('my own password', '203.0.113.11');
  await it.call('/auth/v1/recover', { body: { email: 'watched@example.ca' }, from: '203.0.113.11' });
  assert.doesNotMatch(it.lines.join('\n'), /password|@|eyJ|sb_/);
});
