import { join } from 'node:path';
import { buildProduct } from '../build/buildProduct.ts';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { warnOfDueFacts } from '../content/checks/warnOfDueFacts.ts';
import { runCommand } from './runCommand.ts';

/** `npm run build [-- names…]`: builds what is not built, and warns of facts that are about to pass also where nothing changed. */
await runCommand(async () => {
  const started = performance.now();
  const names = process.argv.slice(2);
  const built = await buildProduct({ names, log: (line) => process.stdout.write(`${line}\n`) });
  const count = Object.keys(built).length;
  process.stdout.write(count ? `Built ${count} in ${((performance.now() - started) / 1000).toFixed(1)} s\n` : 'Everything is built.\n');
  const asked = [...productPackages(repositoryRoot)].filter(([name]) => names.length === 0 || names.includes(name));
  warnOfDueFacts([...asked.map(([, dir]) => dir), join(repositoryRoot, 'supabase')]);
});
