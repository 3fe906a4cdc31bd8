import { basename } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { newSection } from '../new/newSection.ts';
import { runCommand } from './runCommand.ts';

/** `npm run new:section <name>`: makes a section that is built, tested and found without an edit outside its folder. */
await runCommand(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Name the section, for instance: npm run new:section garden');
  const section = basename(await newSection(repositoryRoot, given));
  const page = section.replace('mf-', '');
  process.stdout.write(`Made ${section}. Its page answers /${page} and /fr/${page} and stands in the sitemap.

1. npm install && npm run lock   package-lock.json names every package, and "npm ci" refuses one it does not know
2. ${section}/src/routes.ts and ${section}/src/${page}/${page}Messages.ts   hold its words, English and French
3. npm run dev -- ${section}   shows it; npx jest --selectProjects ${section} tests it
`);
});
