import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateIndex } from './templateIndex.ts';

/**
 * Makes a mail in both languages and adds it to the index.
 *
 * @param folder holds one template per file
 * @param kind as SQL gives it to `private.enqueue_mail`, such as `quote_expired`
 * @returns path of its template
 * @throws Error in one sentence when the kind is no such word or exists; nothing is written
 */
export function newMail(folder: string, kind: string): string {
  if (!/^[a-z]+(_[a-z]+)*$/.test(kind)) {
    throw new Error(`"${kind}" cannot name a mail: give lower-case words joined by "_", for instance "npm run new:mail quote_expired".`);
  }
  const name = kind.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const file = join(folder, `${name}.ts`);
  if (existsSync(file)) throw new Error(`There is a file ${name}.ts already; choose another kind.`);
  writeFileSync(file, template(name));
  writeFileSync(join(folder, 'templates.ts'), templateIndex(folder));
  return file;
}

function template(name: string): string {
  return `import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo } from './layout/mailData.ts';

/** To whom, and when. Data: \`link\` to what it is about. */
export const ${name}: MailTemplate = {
  sample: { link: '/account' },
  en: (data) => ({
    subject: 'What this email is about',
    paragraphs: ['What happened, and what comes next.'],
    action: linkTo(data, 'See it'),
  }),
  fr: (data) => ({
    subject: 'L’objet de ce courriel',
    paragraphs: ['Ce qui s’est passé, et la suite.'],
    action: linkTo(data, 'Voir'),
  }),
};
`;
}
