import { join } from 'node:path';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { readSectionSource } from '../artifact/readSectionSource.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { runCommand } from './runCommand.ts';

/** Prints the manifests of all sections as one JSON object by name, for programs that load code in another way than Node does. */
await runCommand(async () => {
  const entries = sectionNames(repositoryRoot).map(async (name) => [name, await readSectionSource(join(repositoryRoot, name))] as const);
  process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(entries))));
});
