import { beginCanary, describeVersions, endCanary, requireCanary, setCanaryPercent, versionsOf } from '../registry/canary.ts';
import type { Registry } from '@marketplace/section-kit/manifest';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { openRegistry } from './environments.ts';
import { readEnvironment, readPairs, readReason, readRevision, text } from './readWords.ts';
import { databaseOf, release, releaseDetails, releaseOptions } from './release.ts';
import { UsageError, type Answer, type Desk, type Verb, type Words } from './Verb.ts';

const USUAL_PERCENT = 1;

/** Lets a share of the visitors run other versions before everybody does. */
export const canary: Verb = {
  usage: '<environment> (<section>=<version>… [--percent 1] | --percent 5 | --promote | --end) --why "reason"',
  summary: 'lets a share of the visitors run other versions, widens that, makes them live or ends it',
  details: [
    `--percent 1          of the visitors, in steps of 0.01; ${USUAL_PERCENT} for new versions. Alone it widens or narrows, and who was in stays in`,
    '--promote            makes the versions of the canary live, all of them',
    '--end                takes the canary away',
    ...releaseDetails,
    'Sections named together are one release: a visitor runs all of them, or none.',
  ],
  options: { ...releaseOptions, percent: { type: 'string' }, promote: { type: 'boolean' }, end: { type: 'boolean' } },
  run: (words, desk) => {
    const [name, ...pairs] = words.positionals;
    const environment = readEnvironment(name);
    const percent = readPercent(text(words.values.percent));
    const acts = [words.values.promote, words.values.end, percent !== undefined || pairs.length > 0].filter(Boolean);
    if (acts.length !== 1) throw new UsageError('Say one thing: versions such as mf-services=1.4.0, --percent 5, --promote or --end.');
    const registry = openRegistry(desk.dataDir, environment);
    if (words.values.promote) return release(environment, versionsOf(requireCanary(registry)), words, desk);
    return report(change(words, desk, { pairs, percent }));
  },
};

function change(words: Words, { dataDir, who }: Desk, { pairs, percent }: { pairs: string[]; percent: number | undefined }): Registry {
  const registry = openRegistry(dataDir, readEnvironment(words.positionals[0]));
  const reason = { who, why: readReason(words) };
  const expected = readRevision(text(words.values.revision));
  if (words.values.end) return endCanary(registry, reason, expected);
  if (!pairs.length) return setCanaryPercent(registry, percent!, reason, expected);
  const asked = { versions: readVersions(pairs), percent: percent ?? USUAL_PERCENT, database: databaseOf(words), expected };
  return beginCanary(registry, new ArtifactStore(dataDir), asked, reason);
}

function report({ environment, revision, canary: now }: Registry): Answer {
  const lines = [
    `${environment} is at revision ${revision}.`,
    now ? `  canary of ${describeVersions(versionsOf(now))} for ${now.percent} %` : '  no canary',
  ];
  return { lines, data: { environment, revision, canary: now ? { versions: versionsOf(now), percent: now.percent } : null } };
}

function readVersions(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readPairs(pairs)).map(([name, version]) => {
      if (version === null || name === 'shell')
        throw new UsageError('A canary is of versions of sections; the shell and taking away are for promote.');
      return [name, version];
    }),
  );
}

/** @throws UsageError unless it is a percentage in steps of 0.01 */
function readPercent(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^(\d{1,2}(\.\d{1,2})?|100)$/.test(word)) return Number(word);
  throw new UsageError(`"${word}" is no share of the visitors; use a percentage from 0 to 100 in steps of 0.01, such as 1.`);
}
