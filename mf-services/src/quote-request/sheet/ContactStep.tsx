import { signInHref, useAuth, useT } from 'section-kit';
import { useLocation } from 'section-kit/router';
import { SelectField, TextField, TextLink } from 'shared-ui';
import styled from 'styled-components';
import type { ContactValues } from '../draft/QuoteDraft';
import { contactSchema } from './contactRules';
import { sheetMessages } from './sheetMessages';
import { StepFrame } from './StepFrame';
import { useStepForm } from './useStepForm';

const Foot = styled.p`
  text-align: center;
  & > a { display: inline-block; padding-block: 10px; }
`;

const serverFields = {
  name: ['name', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
} as const;
const ways = ['email', 'phone', 'message'] as const;

interface ContactStepProps {
  name: string;
  initial: ContactValues;
  onType: (contact: ContactValues) => void;
  send: (contact: ContactValues) => Promise<void>;
}

/** How to reach somebody without an account: then the request goes out. */
export function ContactStep({ name, initial, onType, send }: ContactStepProps) {
  const t = useT(sheetMessages);
  const isSignedOut = useAuth(({ status }) => status === 'signedOut');
  const { pathname, search } = useLocation();
  const step = useStepForm<ContactValues & Record<string, string>>({
    schema: contactSchema,
    initial: { ...initial },
    onType,
    send,
    serverFields,
  });
  return (
    <>
      <p>{t('contact.lead', { name })}</p>
      <StepFrame
        step={step}
        submitLabel={t('contact.submit')}
        aside={
          isSignedOut && (
            <Foot>
              {t('contact.account')} <TextLink href={signInHref(pathname + search)}>{t('contact.signIn')}</TextLink>
            </Foot>
          )
        }
      >
        <TextField {...step.field('name')} label={t('contact.name')} autoComplete="name" required />
        <TextField {...step.field('email')} label={t('contact.email')} type="email" autoComplete="email" required />
        <TextField {...step.field('phone')} label={t('contact.phone')} type="tel" autoComplete="tel" />
        <SelectField
          {...step.field('preferred')}
          label={t('contact.preferred')}
          hint={t('contact.private')}
          options={ways.map((value) => ({ value, label: t(`contact.preferred.${value}`) }))}
        />
      </StepFrame>
    </>
  );
}
