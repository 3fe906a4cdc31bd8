import { readdirSync } from 'node:fs';

const indexName = 'templates.ts';

/** Kind of the mail whose template is that file: `requestSent.ts` is `request_sent`. */
const kindOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Writes the index of the mails. A hosted function is bundled, so it cannot read the folder when it runs.
 *
 * @param folder holds one template per file
 * @returns text of `templates.ts`
 */
export function templateIndex(folder: string): string {
  const names = readdirSync(folder)
    .filter((file) => /^\w+\.ts$/.test(file) && file !== indexName)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  return `import type { MailTemplate } from './layout/MailTemplate.ts';
${names.map((name) => `import { ${name} } from './${name}.ts';\n`).join('')}
/** Every kind of mail that \`private.enqueue_mail\` may be given. Written by \`npm run new:mail\` from the files beside it. */
export const templates: ReadonlyMap<string, MailTemplate> = new Map([
${names.map((name) => `  ['${kindOf(name)}', ${name}],\n`).join('')}]);
`;
}
