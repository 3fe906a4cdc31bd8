import { join, relative } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { checkSection } from '../content/checks/checkSection.ts';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { runCommand } from './runCommand.ts';

/** `npm run test:content`: languages, fields, links and dates of all content. */
await runCommand(async () => {
  const found = await Promise.all(sectionNames(repositoryRoot).map((name) => checkSection(join(repositoryRoot, name))));
  const problems = found.flat();
  if (problems.length === 0) return;
  throw new Error(problems.map(({ file, line, text }) => `${relative(repositoryRoot, file)}:${line}: ${text}`).join('\n'));
});
