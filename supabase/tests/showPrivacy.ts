/**
 * `npm run -s show:privacy -w supabase`: what the tests hold, for people to look at, in `.cache/privacy`: the copy that somebody with
 * everything gets, what a search finds before and after the deletion, and what somebody is mailed whose address a stranger signs up.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestBackend } from '../emulator/testing/startTestBackend.ts';
import { callAs } from './support/callAs.ts';
import { fillEveryWrite } from './support/everyWrite/fillEveryWrite.ts';
import { marks } from './support/fullPerson.ts';
import { signUpPeople } from './support/people.ts';
import { addCompanies } from './support/requests.ts';
import { searchTables } from './support/searchTables.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const folder = join(import.meta.dirname, '../../.cache/privacy');
mkdirSync(folder, { recursive: true });
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), `${text.trimEnd()}\n`);
  process.stdout.write(`.cache/privacy/${name}\n`);
};

const database = await openTestDatabase();
await signUpPeople(database);
await addCompanies(database);
await database.exec('begin');
await fillEveryWrite(database);
write('export.json', JSON.stringify(await callAs(database, 'owner', 'export_my_data'), null, 2));

const search = () => searchTables(database, Object.values(marks));
const before = await search();
await database.exec("select private.delete_due_accounts(now() + interval '30 days')");
const after = await search();
const line = (table: string) => `| ${table} | ${before.get(table)?.join(', ') ?? ''} | ${after.get(table)?.join(', ') ?? '–'} |`;
const tables = [...new Set([...before.keys(), ...after.keys()])].sort();
const kept = 'What stays is the proof of consent to a newsletter, for three years.';
write(
  'deletion.md',
  ['| Table | Found before | Found 30 days after the deletion was asked for |', '|---|---|---|', ...tables.map(line), '', kept].join('\n'),
);
await database.close();

const backend = await startTestBackend();
for (const locale of ['en', 'fr']) {
  const email = `victim-${locale}@example.ca`;
  await backend.call('/auth/v1/signup', { body: { email, password: 'of a stranger', data: { locale } } });
  const mail = backend.backend.mailbox.mails.find(({ To: [to] }) => to!.Address === email)!;
  write(`signed-up-by-a-stranger.${locale}.txt`, `${mail.Subject}\n\n${mail.Text}`);
  write(`signed-up-by-a-stranger.${locale}.html`, mail.HTML);
}
await backend.stop();
