import type { Artifact, DatabaseObjects } from '@marketplace/section-kit/manifest';
import { checkTabs, DAY } from '../checks/checkDatabase.ts';
import { checkRelease } from '../checks/checkRelease.ts';
import { refuseFor } from '../checks/Problem.ts';
import { limitsOf } from '../checks/limitsOf.ts';
import { revisionsOf } from '../registry/hasRun.ts';
import { olderTabs, type OlderBuild } from '../registry/olderTabs.ts';
import { applyChanges } from '../registry/promote.ts';
import { RegistryFile, type RegistryContent } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { liveBuilds, openRegistry } from './environments.ts';
import { readEnvironment, readPairs, text } from './readWords.ts';
import { databaseOf } from './release.ts';
import { UsageError, type Verb, type Words } from './Verb.ts';

/** Tabs that stay open over a week with its weekend; who has one for longer was offered a newer version ever since. */
const USUAL_DAYS = 7;

/** Asks what a promotion or a migration would be refused for, and changes nothing. */
export const check: Verb = {
  usage: '<environment> [<package>=<version>…] [--database <types.ts> [--days 7]]',
  summary: 'asks whether versions, or a new schema, would fit what runs, and changes nothing',
  details: [
    'Without versions it asks about what runs, fall-backs included: with --database that is whether the schema can be migrated to.',
    '--database types.ts  the schema to hold it against, as npm run schema -w supabase writes it',
    `--days 30            asks it also for tabs that stayed open since their version was replaced, up to that many days ago; ${USUAL_DAYS} without it, 0 for none`,
  ],
  options: { database: { type: 'string' }, days: { type: 'string' } },
  run: (words, { dataDir }) => {
    const [name, ...pairs] = words.positionals;
    const environment = readEnvironment(name);
    const registry = pairs.length ? new RegistryFile(dataDir, environment) : openRegistry(dataDir, environment);
    const store = new ArtifactStore(dataDir);
    const before = registry.exists() ? registry.readExpired() : null;
    const content = applyChanges(registry, store, readPairs(pairs));
    const database = databaseOf(words);
    const days = readDays(words);
    const tabs = database ? tabsOf(registry, content, store, days) : [];
    refuseFor(
      [...checkRelease({ content, before, store, database, ...limitsOf(registry) }), ...(database ? checkTabs(database, tabs, days) : [])],
      `This does not fit in "${environment}".`,
    );
    const builds = liveBuilds(content).map(({ artifact }) => `${artifact.name} ${artifact.version}`);
    const asked = database ? 'They fit together, and the database has what they call' : 'They fit together';
    const older = tabs.map(({ name, version }) => `${name} ${version}`);
    return {
      lines: [`${asked}: ${builds.join(', ')}.`, ...(older.length ? [`So it has for open tabs: ${older.join(', ')}.`] : [])],
      data: { environment, fits: true, builds, tabs: older, problems: [] },
    };
  },
};

function tabsOf(registry: RegistryFile, content: RegistryContent, store: ArtifactStore, days: number): OlderBuild[] {
  const now = registry.now();
  const called = ({ name, version }: Artifact): DatabaseObjects | undefined =>
    store.has(name, version) ? store.manifest(name, version).database : undefined;
  return days === 0 ? [] : olderTabs(revisionsOf(registry), content, { since: now - days * DAY, now }, called);
}

/** @throws UsageError unless it is a number of days, and there is a database to ask */
function readDays({ values }: Words): number {
  const word = text(values.days);
  if (word === undefined) return USUAL_DAYS;
  if (values.database === undefined) throw new UsageError('--days says for which open tabs a database is asked: add --database.');
  if (/^\d{1,3}$/.test(word)) return Number(word);
  throw new UsageError(`"${word}" is no number of days; use one such as 7, or 0 to leave open tabs out.`);
}
