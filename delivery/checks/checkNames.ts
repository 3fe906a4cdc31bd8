import type { Artifact } from '@marketplace/section-kit/manifest';
import { everyName } from '../webpack/usedNames.ts';
import { nameOf, wayOut, type Candidate } from './Candidate.ts';
import type { Problem } from './Problem.ts';

/**
 * @returns one problem per name that a section uses of a module of the shell and the shell does not have there; none where a
 *   build of before does not say
 */
export function checkNames(shell: Artifact, candidates: readonly Candidate[]): Problem[] {
  return candidates.flatMap((candidate) =>
    Object.entries(candidate.artifact.uses ?? {}).flatMap(([module, names]) => {
      const offered = shell.offers?.[module];
      if (!offered) return [];
      return names
        .filter((name) => name !== everyName && !offered.includes(name))
        .map((name) => ({
          code: 'export' as const,
          subject: nameOf(candidate),
          sentence: `${nameOf(candidate)} uses ${name} of ${module}, which shell ${shell.version} with its version ${versionOf(shell, module)} does not have: ${wayOut(candidate, 'promote a shell that has it in the same command')}.`,
        }));
    }),
  );
}

/** A module is an entry of a package: `@scope/name/entry`, or `name/entry`. */
function versionOf({ provides }: Artifact, module: string): string {
  return (
    provides[
      module
        .split('/')
        .slice(0, module.startsWith('@') ? 2 : 1)
        .join('/')
    ] ?? 'unknown'
  );
}
