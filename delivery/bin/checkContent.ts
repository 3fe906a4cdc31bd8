import { join, relative } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { checkSection } from '../content/checks/checkSection.ts';
import { warnOfDueFacts } from '../content/checks/warnOfDueFacts.ts';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { runCommand } from './runCommand.ts';

/** `npm run test:content`: languages, fields, links and dates of all content; warns of facts, rules and rates that are about to pass. */
await runCommand(async () => {
  const sections = sectionNames(repositoryRoot).map((name) => join(repositoryRoot, name));
  const problems = (await Promise.all(sections.map((section) => checkSection(section)))).flat();
  const lines = problems.map(({ file, line, text }) => `${relative(repositoryRoot, file)}:${line}: ${text}`);
  if (lines.length > 0) throw new Error(lines.join('\n'));
  warnOfDueFacts([...sections, join(repositoryRoot, 'supabase')]);
});
