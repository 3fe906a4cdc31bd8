import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import { filesHash } from '../artifact/filesHash.ts';
import { describeVersions, versionsOf } from '../registry/canary.ts';
import { readRegistry, runningRegistries } from './environments.ts';
import { readEnvironment } from './readWords.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import type { Attestations } from '../store/Attestations.ts';
import type { Verb } from './Verb.ts';

/** Says what runs. */
export const status: Verb = {
  usage: '[<environment>]',
  summary: 'says what an environment runs, and every one without a name',
  details: [],
  options: {},
  run: ({ positionals: [name] }, { dataDir }) => {
    const registries = name === undefined ? runningRegistries(dataDir) : [readRegistry(dataDir, readEnvironment(name))];
    const { attestations } = new ArtifactStore(dataDir);
    const lines = registries.length
      ? registries.flatMap((registry) => describe(registry, attestations))
      : ['Nothing runs anywhere yet; publish and promote first.'];
    return { lines, data: { environments: registries.map((registry) => summary(registry, attestations)) } };
  },
};

function describe(registry: Registry, attestations: Attestations): string[] {
  const { environment, revision, issued, shell, sections, canary, blocked = {}, requires = [] } = registry;
  const rows = [
    ['shell', shell.version, [commitOf(shell), ...sayFound(shell, attestations)].filter(Boolean).join(', ')],
    ...Object.entries(sections).map(([name, { artifact, previous, takenOut }]) => [
      name,
      artifact.version,
      [commitOf(artifact), ...sayFound(artifact, attestations), previous && `falls back to ${previous.version}`, takenOut && 'taken out']
        .filter(Boolean)
        .join(', '),
    ]),
    ...(canary ? [['canary', `${canary.percent} %`, describeVersions(versionsOf(canary))]] : []),
    ...(requires.length ? [['requires', requires.join(', ')]] : []),
    ...Object.entries(blocked).map(([what, { who, why }]) => ['blocked', what, `${why} (${who})`]),
  ];
  return [`${environment}, revision ${revision} of ${issued}`, ...rows.map((row) => `  ${row.filter(Boolean).join('  ')}`)];
}

const commitOf = ({ provenance }: Registry['shell']): string =>
  provenance ? `${provenance.commit.slice(0, 10)}${provenance.dirty ? ' and changes' : ''}` : '';

/** The latest that somebody found of a build, of each kind. */
function foundOf(artifact: Artifact, attestations: Attestations) {
  return {
    rebuilt: attestations.about(artifact, 'rebuilt').find(({ build }) => build === filesHash(artifact)),
    pages: attestations.about(artifact, 'pages').find(({ build }) => build === filesHash(artifact)),
  };
}

function sayFound(artifact: Artifact, attestations: Attestations): string[] {
  const { rebuilt, pages } = foundOf(artifact, attestations);
  return [
    ...(rebuilt
      ? [`rebuilt by ${rebuilt.keyId} on ${rebuilt.at.slice(0, 10)}: ${rebuilt.found.differs.length ? 'differs' : 'equal'}`]
      : []),
    ...(pages ? [`pages looked at on ${pages.at.slice(0, 10)}: ${pages.found.faults || 'nothing'} to mend`] : []),
  ];
}

function summary(
  { environment, revision, issued, expires, shell, sections, canary, blocked = {}, requires = [] }: Registry,
  attestations: Attestations,
): object {
  return {
    environment,
    revision,
    issued,
    expires,
    shell: { version: shell.version, provenance: shell.provenance ?? null, ...foundOf(shell, attestations) },
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, { artifact, previous, takenOut = false }]) => [
        name,
        {
          version: artifact.version,
          provenance: artifact.provenance ?? null,
          fallback: previous?.version ?? null,
          takenOut,
          ...foundOf(artifact, attestations),
        },
      ]),
    ),
    ...(canary && { canary: { percent: canary.percent, versions: versionsOf(canary) } }),
    blocked,
    requires,
  };
}
