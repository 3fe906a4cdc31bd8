import { useT } from '@marketplace/section-kit';
import { Tabs } from '@marketplace/shared-ui/tabs';
import { authMessages } from './authMessages';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import type { AuthTab } from './useAuthAddress';
import { useSignIn } from './useSignIn';
import { useSignUp } from './useSignUp';

interface AuthFormsProps {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  /** A confirmation mail went to the address just now, or the person asks for one. */
  onMailed: (email: string, justNow: boolean) => void;
}

/**
 * Both forms live here, so that a switch of tabs loses nothing typed. Only the open one is in the page: two fields named
 * "Email" would confuse people who have it read to them, and password managers.
 */
export function AuthForms({ tab, onTabChange, onMailed }: AuthFormsProps) {
  const t = useT(authMessages);
  const signIn = useSignIn();
  const signUp = useSignUp((email) => onMailed(email, true));
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => onTabChange(next as AuthTab)}
      label={t('tabs.label')}
      look="pill"
      fill
      items={[
        {
          value: 'signin',
          label: t('tab.signIn'),
          content: tab === 'signin' && <SignInForm form={signIn} onUnconfirmed={(email) => onMailed(email, false)} />,
        },
        {
          value: 'signup',
          label: t('tab.signUp'),
          content: tab === 'signup' && <SignUpForm form={signUp} />,
        },
      ]}
    />
  );
}
