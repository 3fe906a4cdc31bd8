import { useAuth, useSignInHref, useT } from '@marketplace/section-kit';
import { ContactFields, contactSchema, type ContactValues } from '@marketplace/section-kit/contact';
import { useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { useLocation } from '@marketplace/section-kit/router';
import { useEffect, type ReactNode } from 'react';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { sheetMessages } from './sheetMessages';
import { StepFrame, type StepProps } from './StepFrame';

const Account = styled.p`
  text-align: center;
  & > a { display: inline-block; padding-block: 10px; }
`;

const serverFields = {
  name: ['name', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
} as const;

interface WhoStepProps extends StepProps {
  title: string;
  initial: ContactValues;
  onType: (contact: ContactValues) => void;
  /** Where the work is, as far as it is known. */
  province: string | null;
  onDone: (notice: string, contact: ContactValues) => Promise<void>;
  /** Who else can be asked. */
  children: ReactNode;
}

/** How to reach somebody without an account: then the request goes out. */
export function WhoStep({ title, initial, onType, province, onDone, children, ...step }: WhoStepProps) {
  const t = useT(sheetMessages);
  const isSignedOut = useAuth(({ status }) => status === 'signedOut');
  const { pathname, search } = useLocation();
  const signIn = useSignInHref(pathname + search);
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema: contactSchema,
    initial,
    serverFields,
    onType,
    write: (contact) => onDone(notice.idIn(province), contact),
  });
  const { id } = form.field('name');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <StepFrame
      {...step}
      form={form}
      title={title}
      aside={
        isSignedOut &&
        signIn && (
          <Account>
            {t('contact.account')} <TextLink href={signIn}>{t('contact.signIn')}</TextLink>
          </Account>
        )
      }
    >
      <ContactFields form={form} hint={t('contact.private')} />
      {children}
      <LegalNotice notice={notice} province={province} />
    </StepFrame>
  );
}
