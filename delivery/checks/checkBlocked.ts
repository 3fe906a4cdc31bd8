import type { Artifact } from '@marketplace/section-kit/manifest';
import type { FoundBlock } from '../registry/blockOf.ts';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { Problem } from './Problem.ts';

/**
 * Asks whether what goes live may be promoted.
 *
 * @param before what is live: it is not asked again, so that it can be renewed and others go on beside it
 * @param findBlock what keeps a build from being promoted
 * @returns one problem per build that may not
 */
export function checkBlocked(
  content: RegistryContent,
  before: RegistryContent | null,
  findBlock: (artifact: Artifact) => FoundBlock | null,
): Problem[] {
  const live = new Set(before ? running(before).map(keyOf) : []);
  return running(content)
    .filter((artifact) => !live.has(keyOf(artifact)))
    .flatMap((artifact) => {
      const block = findBlock(artifact);
      return block ? [problemOf(keyOf(artifact), block)] : [];
    });
}

function problemOf(subject: string, { what, who, why }: FoundBlock): Problem {
  const sentence = `${subject} may not be promoted any more, because ${who} blocked ${what} (${why}): promote another version, or unblock ${what} first; rollback with --allow-blocked goes back to it where it ran before.`;
  return { code: 'blocked', subject, sentence };
}

/** What is taken out goes live with its next promotion. */
function running({ shell, sections }: RegistryContent): Artifact[] {
  return [
    shell,
    ...Object.values(sections)
      .filter(({ takenOut }) => !takenOut)
      .map(({ artifact }) => artifact),
  ];
}

const keyOf = ({ name, version }: Artifact): string => `${name} ${version}`;
