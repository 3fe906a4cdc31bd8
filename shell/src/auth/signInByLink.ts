import type { Session } from '@supabase/auth-js';
import type { AuthState } from '@marketplace/section-kit';
import type { StoreApi } from 'zustand/vanilla';
import type { AuthSessionOptions, SignInQuestion } from './AuthSession';
import type { AuthClient, Proof } from './createAuthClient';
import { noteConfirmed, tellConfirmed } from './confirmedNotice';
import type { AuthResultInAddress } from './readAuthResult';

/** What a link may do to the session of this browser. */
export interface LinkTarget {
  client: () => Promise<AuthClient>;
  show: (session: Session | null) => void;
  store: StoreApi<AuthState>;
  question: StoreApi<SignInQuestion | null>;
  options: Pick<AuthSessionOptions, 'onExpiredLink' | 'onConfirmed' | 'onNewPassword'>;
}

/** Whether this browser asked for the link: then it is signed in without a question. */
export async function finishHere(target: LinkTarget, proof: Proof): Promise<boolean> {
  if (!('code' in proof)) return false;
  try {
    const { auth } = await target.client();
    const { data } = await auth.exchangeCodeForSession(proof.code);
    if (!data.session) return false;
    target.show(data.session);
    // The type of what the library answers lacks it.
    if ('redirectType' in data && data.redirectType === 'recovery') target.options.onNewPassword();
    else confirm(target);
    return true;
  } catch {
    return false;
  }
}

/** Another page may say so: that of the person's own language. */
function confirm({ store, options }: LinkTarget): void {
  noteConfirmed();
  if (!options.onConfirmed(store.getState())) tellConfirmed();
}

/**
 * Asks before the session of a link becomes this browser's: somebody may have sent their own link, to see what is done in
 * their account.
 */
export async function askFirst(target: LinkTarget, { proof, isSignUp }: Extract<AuthResultInAddress, { kind: 'proof' }>): Promise<void> {
  const { client, show, question: asked, options } = target;
  const opened = await client()
    .then(({ open }) => open(proof))
    .catch(() => null);
  if (!opened) return options.onExpiredLink();
  const { session, discard } = opened;
  const adopt = async () => {
    const { auth } = await client();
    const { data } = await auth.setSession(session);
    if (!data.session) return options.onExpiredLink();
    show(data.session);
    if ('code' in proof) options.onNewPassword();
    else if (isSignUp) confirm(target);
  };
  const once = (act: () => Promise<unknown>) => async () => {
    if (asked.getState() !== question) return;
    asked.setState(null, true);
    await act();
  };
  const question = { email: session.user.email ?? '', accept: once(adopt), refuse: once(discard) };
  asked.setState(question, true);
}
