import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@marketplace/shared-ui/brand';
import { MAIL_TEXTS } from '../account/mailTexts.ts';
import { composeMail } from './composeMail.ts';
import { templates } from '../templates.ts';

/** A mail as it is with the sample data of its template: subject, empty line, text. */
export interface MailSample {
  kind: string;
  /** To whom and why, in the words of the template's file. */
  when: string;
  en: string;
  fr: string;
}

/** Every mail of the product. Those of the account have no data of their own: their words are given. */
export function mailSamples(): MailSample[] {
  const sender = { siteUrl: 'https://site.example', operator: brand.sampleOperator };
  const owed = [...templates].map(([kind, { sample }]) => {
    const write = (locale: 'en' | 'fr'): string => {
      const row = { id: 1, idempotency_key: kind, kind, recipient: 'ana@example.ca', locale, data: { ...sample }, attempts: 1 };
      const { Subject, Text } = composeMail(row, sender);
      return `${Subject}\n\n${Text}`;
    };
    return { kind, when: docstringOf(kind), en: write('en'), fr: write('fr') };
  });
  const account = (Object.keys(MAIL_TEXTS.en) as (keyof typeof MAIL_TEXTS.en)[]).map((kind) => {
    const write = (locale: 'en' | 'fr'): string => Object.values(MAIL_TEXTS[locale][kind]).join('\n');
    return { kind, when: 'From the pages of the account.', en: write('en'), fr: write('fr') };
  });
  return [...owed, ...account];
}

function docstringOf(kind: string): string {
  const name = kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const text = readFileSync(join(import.meta.dirname, '..', `${name}.ts`), 'utf8');
  return (/\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '').replace(/\s*\n\s*\*/g, ' ').trim();
}
