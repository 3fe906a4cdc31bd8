import { join, resolve } from 'node:path';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { runCommand } from './runCommand.ts';

/** `node delivery/bin/publish.ts <package…>`: puts built packages into the artifact store, for good. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  if (!names.length) throw new Error('Name the packages to publish, for instance: node delivery/bin/publish.ts mf-services');
  const packages = productPackages(repositoryRoot);
  const store = new ArtifactStore(resolve(process.env.DATA_DIR || '.data'));
  for (const name of names) {
    const dir = packages.get(name);
    if (!dir) throw new Error(`There is no package "${name}"; there are ${[...packages.keys()].join(', ')}.`);
    const { version } = store.publish(join(dir, 'dist'));
    process.stdout.write(`Published ${name} ${version}\n`);
  }
});
