import { useAuth, useT } from '@marketplace/section-kit';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../HostContext';
import { useOverlays } from '../header/useOverlays';
import { signInQuestionMessages } from './signInQuestionMessages';

/** Asks before a link that this browser did not ask for signs somebody in. Where it cannot be asked, nobody is. */
export function SignInQuestion() {
  const t = useT(signInQuestionMessages);
  const question = useStore(useHost().question);
  const current = useAuth(({ user }) => user?.email ?? null);
  const { overlays, load } = useOverlays(() => question?.refuse());
  const prepare = useEffectEvent(() => void load());
  useEffect(() => {
    if (question) prepare();
  }, [question]);
  if (!overlays || !question) return null;
  const { email, accept, refuse } = question;
  return (
    <overlays.AlertDialog
      open
      onOpenChange={(open) => !open && refuse()}
      title={t('title', { email })}
      description={
        <>
          {t('text')} {current && t('replaces', { email: current })}
        </>
      }
      confirmLabel={t('accept')}
      cancelLabel={t('refuse')}
      onConfirm={() => void accept()}
      tone="primary"
    />
  );
}
