import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@marketplace/shared-ui/brand';
import { MAIL_TEXTS } from '../account/mailTexts.ts';
import { writeMail } from '../account/writeMail.ts';
import { composeMail } from './composeMail.ts';
import { MAIL_FRAME } from './layOut.ts';
import { samplesOf } from './samples.ts';
import { templates } from '../templates.ts';

type Locale = 'en' | 'fr';
type AccountMail = keyof typeof MAIL_TEXTS.en;

/** A mail as it is with one example of the data of its template: subject, empty line, text. */
export interface MailSample {
  kind: string;
  /** What tells this example from the others of its kind; empty for the first. */
  name: string;
  /** To whom and why, in the words of the template's file. */
  when: string;
  en: string;
  fr: string;
}

const siteUrl = 'https://site.example';
const operator = brand.sampleOperator;
const recipient = 'ana@example.ca';

/** Every mail of the product in every form that its templates have samples of, and what HTML adds to them. */
export function mailSamples(): MailSample[] {
  const owed = [...templates].flatMap(([kind, template]) =>
    samplesOf(template).map(([name, data]) => {
      const row = { id: 1, idempotency_key: kind, kind, recipient, data, attempts: 1 };
      const write = (locale: Locale) => readable(composeMail({ ...row, locale }, { siteUrl, operator }));
      return { kind, name, when: docstringOf(kind), en: write('en'), fr: write('fr') };
    }),
  );
  const account = (Object.keys(MAIL_TEXTS.en) as AccountMail[]).map((kind) => {
    const write = (locale: Locale) => readable(writeMail({ kind, to: recipient, locale, content: accountContent(kind), operator }));
    return { kind, name: '', when: 'From the pages of the account.', en: write('en'), fr: write('fr') };
  });
  const { en, fr } = MAIL_FRAME;
  const hint = { kind: 'every mail', name: '', when: 'Below each button of a mail in HTML.', en: en.copyHint, fr: fr.copyHint };
  return [...owed, ...account, hint];
}

const readable = ({ Subject, Text }: { Subject: string; Text: string }) => `${Subject}\n\n${Text}`;

/** One types a code, one leads to a page, and the others have a link that works once. */
function accountContent(kind: AccountMail) {
  if (kind === 'reauthentication') return { code: '123456' };
  return kind === 'passwordChanged' ? { page: `${siteUrl}/reset-password` } : { link: `${siteUrl}/auth/v1/verify` };
}

function docstringOf(kind: string): string {
  const name = kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const text = readFileSync(join(import.meta.dirname, '..', `${name}.ts`), 'utf8');
  const before = text.slice(0, text.indexOf(`export const ${name}`));
  const words = before.slice(before.lastIndexOf('/**') + 3, before.lastIndexOf('*/'));
  return words.replace(/\s*\n\s*\*/g, ' ').trim();
}
