import { versionSchema, type Registry } from '@marketplace/section-kit/manifest';
import { block as blockIn, unblock as unblockIn } from '../registry/block.ts';
import { blockOf } from '../registry/blockOf.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { liveBuilds, runningRegistries } from './environments.ts';
import { readReason } from './readWords.ts';
import { UsageError, type Verb, type Words } from './Verb.ts';

const usage = '<package@version>… --why "reason"';
const options = { why: { type: 'string' } } as const;

/** Keeps versions from being promoted, in every environment. */
export const block: Verb = {
  usage,
  summary: 'keeps a version from being promoted any more, wherever something runs',
  details: [
    'block mf-services@1.2.0   that build',
    'block zod@4.6.7           every build that carries that package; who-ships says which of them run',
    'What runs goes on: promote another version. Browsers no longer fall back to it, and a canary of it is widened no more.',
    'status lists what is blocked. rollback goes back to it with --allow-blocked, where it ran before.',
  ],
  options,
  run: (words, { dataDir, who }) => {
    const names = readNames(words);
    const reason = { who, why: readReason(words) };
    const store = new ArtifactStore(dataDir);
    const changed = everywhere(dataDir, (registry) => blockIn(registry, store, names, reason));
    if (!changed.length) throw new Error(`${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} blocked already.`);
    const running = changed.flatMap(({ environment, ...registry }) =>
      liveBuilds(registry)
        .filter(({ artifact, isFallback }) => !isFallback && blockOf(registry.blocked, artifact))
        .map(({ artifact: { name, version } }) => ({ environment, name, version })),
    );
    const lines = running.map(
      ({ environment, name, version }) => `${environment}  ${name} ${version} still runs: promote another version.`,
    );
    return { lines: [...changed.map(atRevision), ...lines], data: { blocked: names, revisions: changed.map(revisionOf), running } };
  },
};

/** Lets versions be promoted again. */
export const unblock: Verb = {
  usage,
  summary: 'lets a version be promoted again',
  details: [],
  options,
  run: (words, { dataDir, who }) => {
    const names = readNames(words);
    const reason = { who, why: readReason(words) };
    const changed = everywhere(dataDir, (registry) => unblockIn(registry, names, reason));
    if (!changed.length) throw new Error(`${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not blocked; status lists what is.`);
    return { lines: changed.map(atRevision), data: { unblocked: names, revisions: changed.map(revisionOf) } };
  },
};

/** @returns the registries that were changed */
function everywhere(dataDir: string, change: (registry: RegistryFile) => Registry | null): Registry[] {
  const running = runningRegistries(dataDir);
  if (!running.length) throw new Error('Nothing runs anywhere yet; an environment has a list once something was promoted there.');
  return running.flatMap(({ environment }) => change(new RegistryFile(dataDir, environment)) ?? []);
}

/** @throws UsageError unless there is a name with a version, and each word is one */
function readNames({ positionals }: Words): string[] {
  for (const word of positionals) {
    const [, version] = /^(?:@[\w.-]+\/)?[\w.-]+@(.+)$/.exec(word) ?? [];
    if (!versionSchema.safeParse(version).success)
      throw new UsageError(`"${word}" is no <package@version>, such as mf-services@1.2.0 or zod@4.6.7.`);
  }
  if (positionals.length) return positionals;
  throw new UsageError('Name what to block or unblock, such as mf-services@1.2.0 or zod@4.6.7.');
}

const atRevision = ({ environment, revision }: Registry): string => `${environment} is at revision ${revision}.`;
const revisionOf = ({ environment, revision }: Registry): object => ({ environment, revision });
