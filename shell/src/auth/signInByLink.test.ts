import { toast } from '@marketplace/shared-ui';
import { setUp, signedIn, stored } from '../testing/authSession';
import { testSession } from '../testing/fakeAuthClient';
import { memoryStorage } from '../testing/memoryStorage';
import type { AuthResultInAddress } from './readAuthResult';
import { storageKey } from './storedSession';
import { tellConfirmed } from './confirmedNotice';

jest.mock('@marketplace/shared-ui', () => ({ ...jest.requireActual<object>('@marketplace/shared-ui'), toast: jest.fn() }));
beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
});

const confirmed = { title: 'Email confirmed', description: 'Your account is ready and you are signed in.', tone: 'success' };

const fromMail = (isSignUp: boolean): AuthResultInAddress => ({
  kind: 'proof',
  address: '/',
  isSignUp,
  proof: { access_token: 'a', refresh_token: 'r' },
});
const withCode: AuthResultInAddress = { kind: 'proof', address: '/', isSignUp: false, proof: { code: 'c' } };

describe('a link that this browser asked for', () => {
  const exchanged = (redirectType: string | null) => ({
    exchangeCodeForSession: { data: { session: testSession(), redirectType }, error: null },
  });

  test('signs in without a question and says so once', async () => {
    const { auth, state, calls, question, onConfirmed, onNewPassword } = setUp({ answers: exchanged(null) });
    await auth.start(withCode);
    expect(calls).toContainEqual(['exchangeCodeForSession', 'c']);
    expect(state().status).toBe('signedIn');
    expect(question()).toBeNull();
    expect(onConfirmed).toHaveBeenCalledTimes(1);
    expect(jest.mocked(toast).mock.calls).toEqual([[confirmed]]);
    tellConfirmed();
    expect(toast).toHaveBeenCalledTimes(1);
    expect(onNewPassword).not.toHaveBeenCalled();
  });

  test('whoever is taken to their own language is told there, in it', async () => {
    const { auth, onConfirmed } = setUp({ answers: exchanged(null) });
    onConfirmed.mockReturnValue(true);
    await auth.start(withCode);
    expect(toast).not.toHaveBeenCalled();
    history.replaceState(null, '', '/fr');
    tellConfirmed();
    history.replaceState(null, '', '/');
    expect(jest.mocked(toast).mock.calls).toEqual([
      [{ title: 'Courriel confirmé', description: 'Votre compte est prêt et votre session est ouverte.', tone: 'success' }],
    ]);
  });

  test('for a new password leads to choosing one, and is no confirmation', async () => {
    const { auth, state, onConfirmed, onNewPassword } = setUp({ answers: exchanged('recovery') });
    await auth.start(withCode);
    expect(state().status).toBe('signedIn');
    expect(onNewPassword).toHaveBeenCalledTimes(1);
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a link that this browser did not ask for', () => {
  const discard = jest.fn(async () => undefined);
  const foreign = testSession({ email: 'bob@example.com', token: 'bobs-token' });
  const opened = { open: { session: foreign, discard }, setSession: { data: { session: foreign }, error: null } };
  beforeEach(() => discard.mockClear());

  test.each([
    ['tokens', fromMail(true)],
    ['a code', withCode],
  ])('with %s changes nothing before the person has agreed', async (_what, result) => {
    const storage = memoryStorage({ [storageKey]: stored });
    const { auth, state, calls, question } = setUp({ storage, answers: { ...signedIn(), ...opened } });
    await auth.start(result);
    expect(state().user?.email).toBe('ana@example.com');
    expect(auth.accessToken()).toBe('user-token');
    expect(question()?.email).toBe('bob@example.com');
    expect(calls.map(([name]) => name)).not.toContain('setSession');

    await question()!.accept();
    expect(state().user?.email).toBe('bob@example.com');
    expect(question()).toBeNull();
    expect(discard).not.toHaveBeenCalled();
  });

  test('that is refused is ended, and whoever is signed in stays', async () => {
    const storage = memoryStorage({ [storageKey]: stored });
    const { auth, state, question } = setUp({ storage, answers: { ...signedIn(), ...opened } });
    await auth.start(fromMail(true));
    const { accept, refuse } = question()!;
    await refuse();
    await accept();
    expect(discard).toHaveBeenCalledTimes(1);
    expect(state().user?.email).toBe('ana@example.com');
    expect(question()).toBeNull();
  });

  test('asks a visitor who is signed out as well', async () => {
    const { auth, state, question, onConfirmed } = setUp({ answers: opened });
    await auth.start(fromMail(true));
    expect(state().status).toBe('signedOut');
    expect(onConfirmed).not.toHaveBeenCalled();
    await question()!.accept();
    expect(state().status).toBe('signedIn');
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  });

  test('leads to choosing a password where it is one of another browser, and recovery is no confirmation', async () => {
    const { auth, question, onConfirmed, onNewPassword } = setUp({ answers: opened });
    await auth.start(withCode);
    await question()!.accept();
    expect(onNewPassword).toHaveBeenCalledTimes(1);
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  test('for a new password signs in without counting as a confirmation', async () => {
    const { auth, question, onConfirmed } = setUp({ answers: opened });
    await auth.start(fromMail(false));
    await question()!.accept();
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  test.each([
    ['tokens', fromMail(true)],
    ['a code', withCode],
  ])('with %s the service does not take leads to the explanation', async (_what, result) => {
    const { auth, state, question, onExpiredLink } = setUp();
    await auth.start(result);
    expect(state().status).toBe('signedOut');
    expect(question()).toBeNull();
    expect(onExpiredLink).toHaveBeenCalledTimes(1);
  });
});
