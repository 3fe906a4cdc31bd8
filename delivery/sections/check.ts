import { checkRelease } from '../checks/checkRelease.ts';
import { refuseFor } from '../checks/Problem.ts';
import { limitsOf } from '../checks/limitsOf.ts';
import { applyChanges } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { liveBuilds, openRegistry } from './environments.ts';
import { readEnvironment, readPairs } from './readWords.ts';
import { databaseOf } from './release.ts';
import type { Verb } from './Verb.ts';

/** Asks what a promotion or a migration would be refused for, and changes nothing. */
export const check: Verb = {
  usage: '<environment> [<package>=<version>…] [--database <types.ts>]',
  summary: 'asks whether versions, or a new schema, would fit what runs, and changes nothing',
  details: [
    'Without versions it asks about what runs, fall-backs included: with --database that is whether the schema can be migrated to.',
    '--database types.ts  the schema to hold it against, as npm run schema -w supabase writes it',
  ],
  options: { database: { type: 'string' } },
  run: (words, { dataDir }) => {
    const [name, ...pairs] = words.positionals;
    const environment = readEnvironment(name);
    const registry = pairs.length ? new RegistryFile(dataDir, environment) : openRegistry(dataDir, environment);
    const store = new ArtifactStore(dataDir);
    const before = registry.exists() ? registry.readExpired() : null;
    const content = applyChanges(registry, store, readPairs(pairs));
    const database = databaseOf(words);
    refuseFor(checkRelease({ content, before, store, database, ...limitsOf(registry) }), `This does not fit in "${environment}".`);
    const builds = liveBuilds(content).map(({ artifact }) => `${artifact.name} ${artifact.version}`);
    const asked = database ? 'They fit together, and the database has what they call' : 'They fit together';
    return { lines: [`${asked}: ${builds.join(', ')}.`], data: { environment, fits: true, builds, problems: [] } };
  },
};
