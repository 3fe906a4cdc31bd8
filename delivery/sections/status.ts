import type { Registry } from '@marketplace/section-kit/manifest';
import { describeVersions, versionsOf } from '../registry/canary.ts';
import { readRegistry, runningRegistries } from './environments.ts';
import { readEnvironment } from './readWords.ts';
import type { Verb } from './Verb.ts';

/** Says what runs. */
export const status: Verb = {
  usage: '[<environment>]',
  summary: 'says what an environment runs, and every one without a name',
  details: [],
  options: {},
  run: ({ positionals: [name] }, { dataDir }) => {
    const registries = name === undefined ? runningRegistries(dataDir) : [readRegistry(dataDir, readEnvironment(name))];
    const lines = registries.length ? registries.flatMap(describe) : ['Nothing runs anywhere yet; publish and promote first.'];
    return { lines, data: { environments: registries.map(summary) } };
  },
};

function describe(registry: Registry): string[] {
  const { environment, revision, issued, shell, sections, canary, blocked = {} } = registry;
  const rows = [
    ['shell', shell.version, commitOf(shell)],
    ...Object.entries(sections).map(([name, { artifact, previous, takenOut }]) => [
      name,
      artifact.version,
      [commitOf(artifact), previous && `falls back to ${previous.version}`, takenOut && 'taken out'].filter(Boolean).join(', '),
    ]),
    ...(canary ? [['canary', `${canary.percent} %`, describeVersions(versionsOf(canary))]] : []),
    ...Object.entries(blocked).map(([what, { who, why }]) => ['blocked', what, `${why} (${who})`]),
  ];
  return [`${environment}, revision ${revision} of ${issued}`, ...rows.map((row) => `  ${row.filter(Boolean).join('  ')}`)];
}

const commitOf = ({ provenance }: Registry['shell']): string =>
  provenance ? `${provenance.commit.slice(0, 10)}${provenance.dirty ? ' and changes' : ''}` : '';

function summary({ environment, revision, issued, expires, shell, sections, canary, blocked = {} }: Registry): object {
  return {
    environment,
    revision,
    issued,
    expires,
    shell: { version: shell.version, provenance: shell.provenance ?? null },
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, { artifact, previous, takenOut = false }]) => [
        name,
        { version: artifact.version, provenance: artifact.provenance ?? null, fallback: previous?.version ?? null, takenOut },
      ]),
    ),
    ...(canary && { canary: { percent: canary.percent, versions: versionsOf(canary) } }),
    blocked,
  };
}
