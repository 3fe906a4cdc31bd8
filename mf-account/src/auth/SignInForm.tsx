import { useAuthActions, useNotify, useT } from 'section-kit';
import { Button, TextField, TextLink } from 'shared-ui';
import { PasswordField, type UseFormReturn } from 'shared-ui/forms';
import styled from 'styled-components';
import { AccountForm } from '../form/AccountForm';
import { formMessages } from '../form/formMessages';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { authMessages } from './authMessages';
import { clearDraft } from './draft';
import type { SignInValues } from './schemas';

const Foot = styled.p`
  margin-top: var(--ui-s-16);
  text-align: center;
  & > a { display: inline-block; padding-block: 10px; }
`;

const Help = styled.div`
  margin-top: var(--ui-s-8);
`;

/** Asks for the session. When it is there, the page leaves by itself. */
export function SignInForm({ form, onUnconfirmed }: { form: UseFormReturn<SignInValues>; onUnconfirmed: (email: string) => void }) {
  const t = useT(authMessages);
  const label = useT(formMessages);
  const notify = useNotify();
  const { signIn } = useAuthActions();
  const field = useFields(form);
  const request = useRequest<SignInValues>(signIn, {
    onDone: () => {
      clearDraft();
      notify({ title: t('signIn.done'), description: t('signIn.done.text'), tone: 'success' });
    },
    onRefused: ({ message }) => notify({ title: t('signIn.failed'), description: message || t('signIn.failed.text'), tone: 'failure' }),
  });
  const isUnconfirmed = request.refusal?.code === 'email_not_confirmed';
  return (
    <>
      <AccountForm
        form={form}
        request={request}
        fallback={t('signIn.failed.text')}
        submitLabel={t('signIn.submit')}
        busyLabel={t('signIn.busy')}
        help={
          isUnconfirmed && (
            <Help>
              <Button variant="outline" icon="Mail" onClick={() => onUnconfirmed(form.getValues('email').trim())}>
                {t('signIn.confirm')}
              </Button>
            </Help>
          )
        }
      >
        <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
        <PasswordField {...field('password')} label={label('password')} autoComplete="current-password" required />
      </AccountForm>
      <Foot>
        <TextLink href="/reset-password">{t('signIn.forgot')}</TextLink>
      </Foot>
    </>
  );
}
