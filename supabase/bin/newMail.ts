import { join, relative } from 'node:path';
import { newMail } from '../mails/layout/newMail.ts';

/** `npm run new:mail <kind>`: makes a mail in both languages. */
const [kind] = process.argv.slice(2);
try {
  if (!kind) throw new Error('Name the kind of the mail, for instance: npm run new:mail quote_expired');
  const file = newMail(join(import.meta.dirname, '../mails'), kind);
  process.stdout.write(`Made ${relative(process.cwd(), file)} and added it to the index beside it.

1. Write its words in both languages there, and an example of its data in "sample": the tests write the mail from it.
2. Call private.enqueue_mail(key, '${kind}', recipient, locale, data) in a function; "npm run test:sql" knows a wrong kind.
`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
