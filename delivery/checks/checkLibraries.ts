import type { Artifact } from '@marketplace/section-kit/manifest';
import semver from 'semver';
import { libraries } from '../artifact/libraryRanges.ts';
import { nameOf, wayOut, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/** @returns one problem per library that a section was built for in another major version than the shell carries */
export function checkLibraries(shell: Artifact, candidates: readonly Candidate[]): Problem[] {
  return candidates.flatMap((candidate) =>
    libraries.flatMap((library) => {
      const [built, carried] = [candidate.artifact.provides[library], shell.provides[library]];
      if (!built || !carried || semver.major(built) === semver.major(carried)) return [];
      const sentence = `${nameOf(candidate)} was built for ${library} ${built}, but shell ${shell.version} carries ${carried}: ${wayOut(candidate, 'build it for the version of the shell')}.`;
      return [{ code: 'library' as const, subject: nameOf(candidate), sentence }];
    }),
  );
}
