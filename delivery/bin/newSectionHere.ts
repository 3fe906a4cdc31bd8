#!/usr/bin/env node
import { newSectionHere } from '../new/newSectionHere.ts';
import { runCommand } from './runCommand.ts';

/** `npx new-section <name>`: makes a section of the current folder, which stands in no repository of ours. */
await runCommand(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Name the section, for instance: npx new-section garden');
  const { page } = newSectionHere(process.cwd(), given);
  process.stdout.write(`Made mf-${page}. Its page answers /${page} and /fr/${page}.

1. npm install                          brings what package.json names now
2. npm test, npm run test:types         the conformance kit, and its types
3. git commit, npm run build            a build says the commit it is made of
4. npm run sections -- publish dist     with the DATA_DIR or BUCKET_URL of the platform; then promote it
`);
});
