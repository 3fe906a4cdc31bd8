import type { AuthActions } from '@marketplace/section-kit';
import { fakeAuthClient } from '../testing/fakeAuthClient';
import { createAuthActions } from './createAuthActions';

function setUp(answers: Record<string, unknown> = {}, { retryAfter = null as string | null } = {}) {
  const { client, calls } = fakeAuthClient(answers, retryAfter);
  return { actions: createAuthActions(async () => client, 'http://localhost', '/new-password'), calls };
}
const refused = (message: string, code?: string, status = 400) => ({
  signInWithPassword: { data: {}, error: { message, code, status } },
});
const credentials = { email: 'ana@example.com', password: 'secret1' };

test('sign-up asks for a mail that returns to the site root and keeps the display name', async () => {
  const { actions, calls } = setUp();
  await expect(actions.signUp({ ...credentials, displayName: 'Ana Roy', locale: 'fr', notice: 'notice-fr-1' })).resolves.toEqual({
    ok: true,
  });
  expect(calls).toEqual([
    [
      'signUp',
      {
        ...credentials,
        options: { emailRedirectTo: 'http://localhost/', data: { display_name: 'Ana Roy', locale: 'fr', notice: 'notice-fr-1' } },
      },
    ],
  ]);
});

test.each<[string, (actions: AuthActions) => Promise<unknown>, string, unknown]>([
  ['sign-in', (actions) => actions.signIn(credentials), 'signInWithPassword', credentials],
  ['sign-out on this device', (actions) => actions.signOut('local'), 'signOutHere', undefined],
  ['sign-out everywhere', (actions) => actions.signOut('global'), 'signOut', { scope: 'global' }],
  [
    'a new confirmation',
    (actions) => actions.resendConfirmation('ana@example.com'),
    'resend',
    { type: 'signup', email: 'ana@example.com', options: { emailRedirectTo: 'http://localhost/' } },
  ],
  [
    'a new password',
    (actions) => actions.updatePassword({ password: 'secret2', currentPassword: 'secret1' }),
    'updateUser',
    { password: 'secret2', current_password: 'secret1' },
  ],
  ['a new password after recovery', (actions) => actions.updatePassword({ password: 'secret2' }), 'updateUser', { password: 'secret2' }],
  [
    'a new profile',
    (actions) => actions.updateProfile({ displayName: 'Ana', locale: 'en' }),
    'updateUser',
    { data: { display_name: 'Ana', locale: 'en' } },
  ],
])('%s asks the service', async (_what, act, name, input) => {
  const { actions, calls } = setUp();
  await expect(act(actions)).resolves.toEqual({ ok: true });
  expect(calls).toEqual([[name, input]]);
});

test('the mail for a new password leads to its page', async () => {
  const { client, calls } = fakeAuthClient();
  const spy = jest.spyOn(client.auth, 'resetPasswordForEmail').mockResolvedValue({ data: {}, error: null });
  await createAuthActions(async () => client, 'http://localhost', '/fr/new-password').requestPasswordReset('ana@example.com');
  expect(spy).toHaveBeenCalledWith('ana@example.com', { redirectTo: 'http://localhost/fr/new-password' });
  expect(calls).toEqual([]);
});

test.each([
  [
    'the server’s message unchanged',
    'Invalid login credentials',
    'invalid_credentials',
    { message: 'Invalid login credentials', code: 'invalid_credentials', retryAfterSeconds: null },
  ],
  ['no message for an empty one', '', undefined, { message: '', code: null, retryAfterSeconds: null }],
  ['no message for {}', '{}', undefined, { message: '', code: null, retryAfterSeconds: null }],
  [
    'the wait the message names',
    'For security purposes, you can only request this after 59 seconds.',
    'over_email_send_rate_limit',
    { retryAfterSeconds: 59 },
  ],
])('a refusal carries %s', async (_what, message, code, expected) => {
  const { actions } = setUp(refused(message, code));
  await expect(actions.signIn(credentials)).resolves.toMatchObject({ ok: false, ...expected });
});

test.each([
  ['a connection that broke', 'Failed to fetch', 0],
  ['an error page without a word of the server', 'Internal Server Error', 500],
])('%s has no message of the server', async (_what, message, status) => {
  const { actions } = setUp(refused(message, undefined, status));
  await expect(actions.signIn(credentials)).resolves.toMatchObject({ ok: false, message: '' });
});

test('a refusal carries the wait of its Retry-After header', async () => {
  const { actions } = setUp(refused('Request rate limit reached', 'over_request_rate_limit'), { retryAfter: '120' });
  await expect(actions.signIn(credentials)).resolves.toMatchObject({ ok: false, retryAfterSeconds: 120 });
});

test('a library that cannot be fetched is a result, not a rejection', async () => {
  const actions = createAuthActions(() => Promise.reject(new Error('Loading chunk failed')), 'http://localhost', '/new-password');
  await expect(actions.signIn(credentials)).resolves.toEqual({ ok: false, message: '', code: null, retryAfterSeconds: null });
});
