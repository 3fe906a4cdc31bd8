import type { Session } from '@supabase/auth-js';
import type { AuthState } from '@marketplace/section-kit';

export const loading: AuthState = { status: 'loading', user: null, displayName: null };
export const notKnown: AuthState = { status: 'unknown', user: null, displayName: null };
export const signedOut: AuthState = { status: 'signedOut', user: null, displayName: null };

/** What the product knows of a session. Metadata is the person's own text, so nothing in it is trusted to be there. */
export function toAuthState(session: Session | null): AuthState {
  if (!session) return signedOut;
  const { id, email = '', user_metadata: metadata = {} } = session.user;
  const displayName = typeof metadata.display_name === 'string' ? metadata.display_name.trim() : '';
  const locale = metadata.locale === 'en' || metadata.locale === 'fr' ? metadata.locale : null;
  return { status: 'signedIn', user: { id, email, displayName: displayName || null, locale }, displayName: displayName || email };
}
