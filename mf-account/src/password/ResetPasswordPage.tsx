import { useAuth, useAuthActions, useT } from '@marketplace/section-kit';
import { AwayNotice } from '@marketplace/section-kit/away';
import { LinkButton } from '@marketplace/shared-ui';
import { useState } from 'react';
import { AuthFrame } from '../auth/AuthFrame';
import { FormSkeleton } from '../auth/FormSkeleton';
import { MailSent } from '../auth/MailSent';
import { ChooseForm } from './ChooseForm';
import { passwordMessages } from './passwordMessages';
import { RequestForm } from './RequestForm';

/**
 * A forgotten password: without a session it asks for the address and sends a link; the link comes back here signed in,
 * and then the page asks for the new password.
 */
export function ResetPasswordPage() {
  const t = useT(passwordMessages);
  const { status, user } = useAuth((state) => state);
  const { requestPasswordReset } = useAuthActions();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <AuthFrame title={t('done.title')} lead={t('done.lead')}>
        <LinkButton href="/" size="lg" block>
          {t('done.continue')}
        </LinkButton>
      </AuthFrame>
    );
  }
  if (status === 'signedIn') {
    return (
      <AuthFrame title={t('choose.title')} lead={t('choose.lead', { email: user.email })}>
        <ChooseForm email={user.email} onDone={() => setDone(true)} />
      </AuthFrame>
    );
  }
  if (mailedTo) {
    return (
      <AuthFrame title={t('sent.title')}>
        <MailSent
          text={t('sent.text')}
          email={mailedTo}
          justNow
          resend={() => requestPasswordReset(mailedTo)}
          onBack={() => setMailedTo(null)}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('request.title')} lead={t('request.lead')}>
      {status === 'loading' && <FormSkeleton label={t('loading')} />}
      {status === 'unknown' && <AwayNotice />}
      {status === 'signedOut' && <RequestForm onSent={setMailedTo} />}
    </AuthFrame>
  );
}

export { ResetPasswordPage as Component };
