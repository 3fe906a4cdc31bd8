import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentSchema } from '@marketplace/section-kit/manifest';
import { readDatabase } from '../checks/checkDatabase.ts';
import { promote, type VersionChanges } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { runCommand } from './runCommand.ts';

const usage =
  'Use: node delivery/bin/promote.ts <local|staging|production> <package>=<version|none>… --why "reason" [--revision <number it is based on>] [--database <types.ts of its schema>]';

/** Makes an environment run other versions of published packages. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { why: { type: 'string' }, revision: { type: 'string' }, database: { type: 'string' } },
  });
  const [name, ...pairs] = positionals;
  const environment = environmentSchema.safeParse(name);
  if (!environment.success || !pairs.length || !values.why) throw new Error(usage);
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const expected = values.revision === undefined ? undefined : Number(values.revision);
  const reason = { who: userInfo().username, why: values.why };
  const database = values.database === undefined ? null : readDatabase(values.database);
  const store = new ArtifactStore(dataDir);
  const registry = promote(new RegistryFile(dataDir, environment.data), store, parsePairs(pairs), reason, database, expected);
  process.stdout.write(`${environment.data} is at revision ${registry.revision}\n`);
});

function parsePairs(pairs: string[]): VersionChanges {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, version] = pair.split('=');
      if (!name || !version) throw new Error(usage);
      return [name, version === 'none' ? null : version];
    }),
  );
}
