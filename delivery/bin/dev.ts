import { parseArgs } from 'node:util';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { runDev } from '../dev/runDev.ts';
import { runSection } from '../dev/section/runSection.ts';
import { readOrigin, readSettings } from '../process/readSettings.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';

/**
 * `npm run dev [-- section]`: live builds of everything, or of one section inside the built product.
 * `npm run dev -- section --shell origin`: one section for a shell that runs elsewhere; without a name it is that of the working folder.
 */
await runUntilStopped(async (log) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } });
  const [section = null] = positionals;
  const shell = readOrigin('--shell', { '--shell': values.shell });
  const { port, ...settings } = readSettings(process.env, { port: shell ? 3300 : 3000, mailboxPort: 54_324 });
  if (!shell) return runDev({ ...settings, port }, section, log);
  const packages = productPackages(repositoryRoot);
  packages.delete('shell');
  const dir = section ? packages.get(section) : process.cwd();
  if (!dir) throw new Error(`There is no section "${section}"; there are ${[...packages.keys()].join(', ')}.`);
  return runSection({ dir, shell, port }, log);
});
