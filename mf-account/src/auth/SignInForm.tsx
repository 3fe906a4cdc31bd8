import { useT } from '@marketplace/section-kit';
import { StoredForm } from '@marketplace/section-kit/form';
import { Button, TextField, TextLink } from '@marketplace/shared-ui';
import { PasswordField } from '@marketplace/shared-ui/forms';
import styled from 'styled-components';
import { AuthRefusal } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { RefusalWords } from '../form/RefusalWords';
import { authMessages } from './authMessages';
import type { useSignIn } from './useSignIn';

const Foot = styled.p`
  margin-top: var(--ui-s-16);
  text-align: center;
  & > a { display: inline-block; padding-block: 10px; }
`;

const Help = styled.div`
  margin-top: var(--ui-s-8);
`;

interface SignInFormProps {
  form: ReturnType<typeof useSignIn>;
  onUnconfirmed: (email: string) => void;
}

export function SignInForm({ form, onUnconfirmed }: SignInFormProps) {
  const t = useT(authMessages);
  const label = useT(formMessages);
  const { field, value } = form;
  return (
    <>
      <StoredForm
        form={form}
        submitLabel={t('signIn.submit')}
        busyLabel={t('signIn.busy')}
        words={(refusal) => (
          <>
            <RefusalWords refusal={refusal} fallback={t('signIn.failed.text')} />
            {refusal instanceof AuthRefusal && refusal.code === 'email_not_confirmed' && (
              <Help>
                <Button variant="outline" icon="Mail" onClick={() => onUnconfirmed(value('email').trim())}>
                  {t('signIn.confirm')}
                </Button>
              </Help>
            )}
          </>
        )}
      >
        <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
        <PasswordField {...field('password')} label={label('password')} autoComplete="current-password" required />
      </StoredForm>
      <Foot>
        <TextLink href="/reset-password">{t('signIn.forgot')}</TextLink>
      </Foot>
    </>
  );
}
