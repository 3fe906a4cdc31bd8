import { join, relative } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { checkSection } from '../content/checks/checkSection.ts';
import { listDueFacts } from '../content/checks/listDueFacts.ts';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { runCommand } from './runCommand.ts';

/** `npm run test:content`: languages, fields, links and dates of all content; warns of facts that are about to pass. */
await runCommand(async () => {
  const found = await Promise.all(sectionNames(repositoryRoot).map((name) => checkSection(join(repositoryRoot, name))));
  const problems = found.flat();
  const lines = (found: typeof problems) => found.map(({ file, line, text }) => `${relative(repositoryRoot, file)}:${line}: ${text}`);
  if (problems.length > 0) throw new Error(lines(problems).join('\n'));
  const today = new Date().toISOString().slice(0, 10);
  const due = sectionNames(repositoryRoot).flatMap((name) => listDueFacts(join(repositoryRoot, name), today));
  for (const line of lines(due)) console.warn(`Warning: ${line}`);
});
