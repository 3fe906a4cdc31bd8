import type { Operator } from '@marketplace/shared-ui/operator';
import { brand } from '@marketplace/shared-ui/brand';
import { createHash, randomUUID } from 'node:crypto';
import { layOut, type MailLocale } from './layOut.ts';
import type { Mail } from './Mail.ts';
import type { MailData } from './MailTemplate.ts';
import { templates } from '../templates.ts';

/** A row that `private.claim_mails` leased. */
export interface ClaimedMail {
  /** A bigint, which PostgreSQL's driver hands over as text. */
  id: number | string;
  idempotency_key: string;
  kind: string;
  recipient: string;
  locale: MailLocale;
  data: MailData;
  attempts: number;
}

export interface Sender {
  /** Origin the mail's links point to. */
  siteUrl: string;
  operator: Operator;
}

/**
 * Writes the mail of an outbox row. The same row always gets the same `MessageID`.
 * @throws Error that says what is wrong with the row, for its `last_error`.
 */
export function composeMail({ idempotency_key, kind, recipient, locale, data }: ClaimedMail, { siteUrl, operator }: Sender): Mail {
  const template = templates.get(kind);
  if (!template) throw new Error(`There is no mail of the kind "${kind}": add its template, or enqueue a kind that exists.`);
  const { subject, paragraphs, action, actions, footer, unsubscribe = stopLink(data, locale) } = template[locale](data);
  const link = <Link extends { label: string; path: string }>({ label, path }: Link) => ({ label, url: toUrl(path, locale, siteUrl) });
  const unsubscribeLink = unsubscribe && link(unsubscribe);
  return {
    ID: randomUUID(),
    MessageID: `${createHash('sha256').update(idempotency_key).digest('hex').slice(0, 32)}@${brand.supportEmail.split('@')[1]}`,
    From: { Name: brand.name, Address: brand.supportEmail },
    To: [{ Name: '', Address: recipient }],
    Subject: subject,
    Created: new Date().toISOString(),
    ...layOut(
      {
        locale,
        subject,
        paragraphs: paragraphs.map(endOnce),
        actions: [...(action ? [action] : []), ...(actions ?? [])].map(link),
        footer,
        footerLink: unsubscribeLink,
      },
      operator,
    ),
    ...(unsubscribeLink && {
      ListUnsubscribe: { Header: `<${unsubscribeLink.url}>`, HeaderPost: 'List-Unsubscribe=One-Click', Links: [unsubscribeLink.url] },
    }),
  };
}

/** A name such as "Roofs Inc." and a time such as "1:00 p.m." end a sentence with the period that they have. */
const endOnce = (text: string) => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

const stopLabels = { en: 'Stop these emails', fr: 'Ne plus recevoir ce genre de courriel' };

/** Of a reminder: the database says which kinds of mail have it. */
const stopLink = ({ unsubscribe_link: path }: MailData, locale: MailLocale) =>
  typeof path === 'string' ? { label: stopLabels[locale], path } : undefined;

/** Data come from rows that people filled, so nothing but a path of this site may become a link. */
function toUrl(path: string, locale: MailLocale, siteUrl: string): string {
  const isPath = /^\/(?![/\\])[^\s\\<>"]*$/.test(path);
  if (!isPath) throw new Error(`"${path}" is no path of the site: give one that begins with a single "/".`);
  return `${siteUrl}${locale === 'fr' ? '/fr' : ''}${path === '/' && locale === 'fr' ? '' : path}`;
}
