import { useAuth, useAuthActions, useT } from '@marketplace/section-kit';
import { AwayNotice } from '@marketplace/section-kit/away';
import { Navigate } from '@marketplace/section-kit/router';
import { useState } from 'react';
import { AuthForms } from './AuthForms';
import { AuthFrame } from './AuthFrame';
import { authMessages } from './authMessages';
import { FormSkeleton } from './FormSkeleton';
import { LateExpiredLink } from './LateExpiredLink';
import { LateMailSent } from './LateMailSent';
import { safeReturnTo } from './returnTo';
import { useAuthAddress } from './useAuthAddress';

interface Mailed {
  email: string;
  /** Whether a mail has just gone out, so that the next one has to wait. */
  justNow: boolean;
}

/** Sign-in and sign-up, and what mails about an account lead to. Whoever is signed in goes on at once. */
export function AuthPage() {
  const t = useT(authMessages);
  const status = useAuth((state) => state.status);
  const { resendConfirmation } = useAuthActions();
  const { tab, openTab, isExpired, leaveNotice, returnTo } = useAuthAddress();
  const [mailed, setMailed] = useState<Mailed | null>(null);
  if (status === 'signedIn') return <Navigate to={safeReturnTo(returnTo)} replace />;

  if (mailed) {
    return (
      <AuthFrame title={t('mailed.title')}>
        <LateMailSent
          text={t('mailed.text')}
          email={mailed.email}
          justNow={mailed.justNow}
          resend={() => resendConfirmation(mailed.email)}
          onBack={() => setMailed(null)}
        />
      </AuthFrame>
    );
  }
  const page = isExpired
    ? { title: t('expired.title'), lead: t('expired.text') }
    : { title: t('welcome.title'), lead: t('welcome.lead'), pageTitle: t(tab === 'signup' ? 'page.signUp' : 'page.signIn') };
  return (
    <AuthFrame {...page}>
      {status === 'loading' ? (
        <FormSkeleton label={t('loading')} />
      ) : status === 'unknown' ? (
        <AwayNotice />
      ) : isExpired ? (
        <LateExpiredLink onSent={(email) => setMailed({ email, justNow: true })} onSignIn={leaveNotice} />
      ) : (
        <AuthForms tab={tab} onTabChange={openTab} onMailed={(email, justNow) => setMailed({ email, justNow })} />
      )}
    </AuthFrame>
  );
}

export { AuthPage as Component };
