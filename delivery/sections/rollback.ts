import type { Environment } from '@marketplace/section-kit/manifest';
import type { VersionChanges } from '../registry/promote.ts';
import { readRegistry } from './environments.ts';
import { readEnvironment, readName, readPairs, readRevision, text } from './readWords.ts';
import { release, releaseDetails, releaseOptions } from './release.ts';
import { changesBetween, versionsAt } from './revisions.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Makes an environment run what it ran before. */
export const rollback: Verb = {
  usage: '<environment> (<package>[=<version>]… | --to <revision>) --why "reason"',
  summary: 'makes an environment run what it ran before: a version, or everything as it was at a revision',
  details: [
    ...releaseDetails,
    '--to 41              run exactly what ran at revision 41',
    '--allow-blocked      also what may not be promoted any more, where it ran before: what runs now is worse',
    'A section without a version goes back to its fall-back. A canary ends.',
  ],
  options: { ...releaseOptions, to: { type: 'string' }, 'allow-blocked': { type: 'boolean' } },
  run: (words, desk) => {
    const [name, ...targets] = words.positionals;
    const environment = readEnvironment(name);
    const to = readRevision(text(words.values.to));
    if ((to === undefined) === (targets.length === 0))
      throw new UsageError('Say where to: versions such as mf-services=1.3.0, or --to and a revision.');
    const changes = to === undefined ? changesTo(targets, environment, desk.dataDir) : changesToRevision(environment, to, desk.dataDir);
    return release(environment, changes, words, desk, { endsCanary: true, allowsBlocked: words.values['allow-blocked'] === true });
  },
};

function changesToRevision(environment: Environment, to: number, dataDir: string): VersionChanges {
  const changes = changesBetween(versionsAt(dataDir, environment), versionsAt(dataDir, environment, to));
  if (!Object.keys(changes).length) throw new Error(`"${environment}" already runs what it ran at revision ${to}.`);
  return changes;
}

function changesTo(targets: readonly string[], environment: Environment, dataDir: string): VersionChanges {
  const named = readPairs(targets.filter((target) => target.includes('=')));
  const bare = targets.filter((target) => !target.includes('=')).map(readName);
  const { sections } = readRegistry(dataDir, environment);
  const ofFallbacks = bare.map((name) => {
    const fallback = sections[name]?.previous;
    if (!fallback) throw new Error(`${name} has no fall-back in "${environment}"; name the version, such as ${name}=1.3.0.`);
    return [name, fallback.version] as const;
  });
  return { ...named, ...Object.fromEntries(ofFallbacks) };
}
