import { readAuthResult } from './readAuthResult';

const slots = { signIn: '/auth', newPassword: '/reset-password' };
const at = (address: string) => readAuthResult(new URL(address, 'http://localhost'), slots);
const tokens = 'access_token=a&refresh_token=r&expires_in=3600';

test.each<[string, string, object]>([
  ['no fragment', '/services?search=x', { kind: 'none' }],
  ['a place on the page', '/faq#hours', { kind: 'none' }],
  [
    'a code for this browser',
    '/fr?ref=mail&code=6a1f6e0e-3f7f-4a55-9c0d-0f3a3f3d9b11',
    { kind: 'proof', address: '/fr?ref=mail', proof: { code: '6a1f6e0e-3f7f-4a55-9c0d-0f3a3f3d9b11' }, isSignUp: false },
  ],
  ['a code for a new password', '/reset-password?code=6a1f6e0e-3f7f-4a55-9c0d-0f3a3f3d9b11', { kind: 'proof', address: '/reset-password' }],
  ['a code of the page’s own', '/deals?code=SPRING', { kind: 'none' }],
  ['half a result', '/#access_token=a', { kind: 'none' }],
  [
    'a confirmed address',
    `/#${tokens}&type=signup`,
    { kind: 'proof', address: '/', isSignUp: true, proof: { access_token: 'a', refresh_token: 'r' } },
  ],
  ['a confirmation that was sent again', `/#${tokens}&type=magiclink`, { kind: 'proof', address: '/', isSignUp: true }],
  ['a recovery link at the root', `/#${tokens}&type=recovery`, { kind: 'proof', address: '/reset-password', isSignUp: false }],
  ['a recovery link in French', `/fr/reset-password#${tokens}&type=recovery`, { kind: 'proof', address: '/fr/reset-password' }],
  [
    'a link that expired',
    '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    { kind: 'expired', address: '/auth?notice=link-expired' },
  ],
  [
    'a link that expired, in French',
    '/fr#error=access_denied&error_code=otp_expired',
    { kind: 'expired', address: '/fr/auth?notice=link-expired' },
  ],
])('%s', (_what, address, result) => {
  expect(at(address)).toMatchObject(result);
});

test.each([
  ['an expired link', '/faq?x=1#error=access_denied', 'expired', '/faq?x=1'],
  ['a recovery link', `/faq#${tokens}&type=recovery`, 'proof', '/faq'],
])('%s stays where it arrived when no section has a page for it', (_what, address, kind, expected) => {
  expect(readAuthResult(new URL(address, 'http://localhost'), {})).toMatchObject({ kind, address: expected });
});
