import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { runCommand } from './runCommand.ts';

/** `node delivery/bin/publish.ts <package or folder of a build…>`: puts builds into the artifact store, for good. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  if (!names.length) throw new Error('Name the packages to publish, for instance: node delivery/bin/publish.ts mf-services');
  const packages = productPackages(repositoryRoot);
  const store = new ArtifactStore(resolve(process.env.DATA_DIR || '.data'));
  for (const given of names) {
    const dir = packages.get(given);
    if (!dir && !existsSync(join(given, 'artifact.json'))) {
      throw new Error(`"${given}" is neither a package nor a folder with a build; packages are ${[...packages.keys()].join(', ')}.`);
    }
    const { name, version } = store.publish(dir ? join(dir, 'dist') : resolve(given));
    process.stdout.write(`Published ${name} ${version}\n`);
  }
});
