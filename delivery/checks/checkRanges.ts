import semver from 'semver';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { nameOf, wayOut, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/** @returns one problem per package that the shell carries in a version a section cannot run with */
export function checkRanges(shell: Artifact, candidates: readonly Candidate[]): Problem[] {
  return candidates.flatMap((candidate) =>
    Object.entries(candidate.manifest.requires)
      .filter(([dependency, range]) => !semver.satisfies(shell.provides[dependency] ?? '', range))
      .map(([dependency, range]) => ({
        code: 'range' as const,
        subject: nameOf(candidate),
        sentence: `${nameOf(candidate)} needs ${dependency} ${range}, but shell ${shell.version} carries ${shell.provides[dependency] ?? 'none'}: ${wayOut(candidate, 'promote a shell that has it in the same command')}.`,
      })),
  );
}
