import { useAuth, useSignInHref, useT } from '@marketplace/section-kit';
import { ContactFields, contactSchema, type ContactValues } from '@marketplace/section-kit/contact';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { useLocation } from '@marketplace/section-kit/router';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { sheetMessages } from './sheetMessages';

const Foot = styled.p`
  text-align: center;
  & > a { display: inline-block; padding-block: 10px; }
`;

const serverFields = {
  name: ['name', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
} as const;

interface ContactStepProps {
  /** What becomes of the request. */
  lead: string;
  initial: ContactValues;
  onType: (contact: ContactValues) => void;
  /** Where the work is, as far as it is known. */
  province: string | null;
  send: (contact: ContactValues, notice: string) => Promise<void>;
}

/** How to reach somebody without an account: then the request goes out. */
export function ContactStep({ lead, initial, onType, province, send }: ContactStepProps) {
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
    write: (contact) => send(contact, notice.idIn(province)),
  });
  return (
    <>
      <p>{lead}</p>
      <StoredForm
        form={form}
        submitLabel={t('contact.submit')}
        aside={
          isSignedOut &&
          signIn && (
            <Foot>
              {t('contact.account')} <TextLink href={signIn}>{t('contact.signIn')}</TextLink>
            </Foot>
          )
        }
      >
        <ContactFields form={form} hint={t('contact.private')} />
        <LegalNotice notice={notice} province={province} />
      </StoredForm>
    </>
  );
}
