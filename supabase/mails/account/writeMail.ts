import { brand } from '@marketplace/shared-ui/brand';
import { randomUUID } from 'node:crypto';
import { layOut, type MailLocale } from '../layout/layOut.ts';
import type { Mail } from '../layout/Mail.ts';
import { MAIL_TEXTS, VALIDITY, type MailKind } from './mailTexts.ts';

/** Where the mail's button leads, or the code to type. */
export type MailContent = { link: string } | { code: string };

interface MailRequest {
  kind: MailKind;
  to: string;
  locale: MailLocale;
  content: MailContent;
}

/** Writes a mail of the Auth API. */
export function writeMail({ kind, to, locale, content }: MailRequest): Mail {
  const { subject, reason, action, notAsked } = MAIL_TEXTS[locale][kind];
  return {
    ID: randomUUID(),
    From: { Name: brand.name, Address: brand.supportEmail },
    To: [{ Name: '', Address: to }],
    Subject: subject,
    Created: new Date().toISOString(),
    ...layOut({
      locale,
      subject,
      paragraphs: [reason],
      ...('link' in content ? { action: { label: action, url: content.link } } : content),
      note: VALIDITY[locale],
      footer: notAsked,
    }),
  };
}
