import { join } from 'node:path';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { readSectionSource } from '../artifact/readSectionSource.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { runCommand } from './runCommand.ts';

/**
 * Prints the manifests of all sections, or of those in the named folders, as one JSON object by name, for programs that load code in
 * another way than Node does, or have loaded it before.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const folders = given.length ? given : sectionNames(repositoryRoot).map((name) => join(repositoryRoot, name));
  const manifests = await Promise.all(folders.map(readSectionSource));
  process.stdout.write(JSON.stringify(Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]))));
});
