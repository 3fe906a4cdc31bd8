import { environmentSchema, sectionNameSchema, versionSchema, type Environment } from '@marketplace/section-kit/manifest';
import type { VersionChanges } from '../registry/promote.ts';
import { UsageError, type Words } from './Verb.ts';

/** @throws UsageError unless it is an environment */
export function readEnvironment(word: string | undefined): Environment {
  const environment = environmentSchema.safeParse(word);
  if (environment.success) return environment.data;
  const given = word === undefined ? 'Name an environment' : `There is no environment "${word}"`;
  throw new UsageError(`${given}; there are ${environmentSchema.options.join(', ')}.`);
}

/** @throws UsageError unless it can be the name of the shell or of a section */
export function readName(word: string): string {
  if (word === 'shell' || sectionNameSchema.safeParse(word).success) return word;
  throw new UsageError(`"${word}" is no package; use shell, or the name of a section such as mf-services.`);
}

/** @throws UsageError unless it can be a version */
function readVersion(word: string): string {
  if (versionSchema.safeParse(word).success) return word;
  throw new UsageError(`"${word}" is no version; use one such as 1.4.0.`);
}

/**
 * @param words `<package>=<version>`, where `none` stands for taking a section out for good
 * @throws UsageError for a word that is no such pair
 */
export function readPairs(words: readonly string[]): VersionChanges {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', version, ...more] = word.split('=');
      if (version === undefined || more.length) throw new UsageError(`"${word}" is no <package>=<version>, such as mf-services=1.4.0.`);
      return [readName(name), version === 'none' ? null : readVersion(version)];
    }),
  );
}

/**
 * @returns name and version
 * @throws UsageError unless the words name one build
 */
export function readBuild(words: readonly string[]): [name: string, version: string] {
  const [[name, version] = [], ...more] = Object.entries(readPairs(words));
  if (name && version && !more.length) return [name, version];
  throw new UsageError('Name one build, such as mf-services=1.4.0.');
}

/** @throws UsageError unless it is the number of a revision */
export function readRevision(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new UsageError(`"${word}" is no revision; use its number, such as 41.`);
}

/** @throws UsageError without a reason */
export function readReason({ values }: Words): string {
  const why = text(values.why)?.trim();
  if (why) return why;
  throw new UsageError('Say why, for whoever reads the history: --why "…".');
}

export const text = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
