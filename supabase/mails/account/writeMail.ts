import type { Operator } from '@marketplace/shared-ui/operator';
import { brand } from '@marketplace/shared-ui/brand';
import { randomUUID } from 'node:crypto';
import { layOut, type MailLocale } from '../layout/layOut.ts';
import type { Mail } from '../layout/Mail.ts';
import { MAIL_TEXTS, VALIDITY, type MailKind } from './mailTexts.ts';

/** Where the mail's button leads, once, or the code to type; or a page that stays where it is. */
export type MailContent = { link: string } | { code: string } | { page: string };

interface MailRequest {
  kind: MailKind;
  to: string;
  locale: MailLocale;
  content: MailContent;
  operator: Operator;
}

/** Writes a mail of the Auth API. */
export function writeMail({ kind, to, locale, content, operator }: MailRequest): Mail {
  const { subject, reason, action, notAsked } = MAIL_TEXTS[locale][kind];
  const url = 'link' in content ? content.link : 'page' in content ? content.page : undefined;
  return {
    ID: randomUUID(),
    From: { Name: brand.name, Address: brand.supportEmail },
    To: [{ Name: '', Address: to }],
    Subject: subject,
    Created: new Date().toISOString(),
    ...layOut(
      {
        locale,
        subject,
        paragraphs: [reason],
        ...(url && { actions: [{ label: action, url }] }),
        ...('code' in content && content),
        ...(!('page' in content) && { note: VALIDITY[locale] }),
        footer: notAsked,
      },
      operator,
    ),
  };
}
