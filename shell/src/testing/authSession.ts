import type { KeyValueStorage } from '@marketplace/section-kit/host';
import { AuthSession } from '../auth/AuthSession';
import type { AuthResultInAddress } from '../auth/readAuthResult';
import { fakeAuthClient, testSession } from './fakeAuthClient';
import { memoryStorage } from './memoryStorage';

/** A session as the browser keeps it. */
export const stored = JSON.stringify({ access_token: 'a', refresh_token: 'r' });
export const none: AuthResultInAddress = { kind: 'none' };

/** A session with answers given by the test, and what it told the page. */
export function setUp({ storage = memoryStorage(), answers = {} }: { storage?: KeyValueStorage; answers?: Record<string, unknown> } = {}) {
  const fake = fakeAuthClient(answers);
  const loadClient = jest.fn(async () => fake.client);
  const onExpiredLink = jest.fn();
  const onConfirmed = jest.fn(() => false);
  const onNewPassword = jest.fn();
  const onEnded = jest.fn();
  const auth = new AuthSession({ storage, loadClient, onExpiredLink, onConfirmed, onNewPassword, onEnded });
  const state = () => auth.store.getState();
  const question = () => auth.question.getState();
  return { auth, ...fake, loadClient, onExpiredLink, onConfirmed, onNewPassword, onEnded, state, question };
}

export const signedIn = (session = testSession()) => ({ getSession: { data: { session }, error: null } });
