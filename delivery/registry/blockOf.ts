import type { Artifact, Block, Registry } from '@marketplace/section-kit/manifest';
import { isWorkingCopy } from '../store/isWorkingCopy.ts';

/** What is blocked, as `mf-services@1.2.0` or `zod@4.6.7`, and why. */
export interface FoundBlock extends Block {
  what: string;
}

/** @returns what keeps a build from being promoted: a block of itself, or of a package that it carries. A working copy has none. */
export function blockOf(blocked: Registry['blocked'], { name, version, packages = [] }: Artifact): FoundBlock | null {
  if (!blocked || isWorkingCopy(version)) return null;
  const what = [`${name}@${version}`, ...packages].find((each) => Object.hasOwn(blocked, each));
  return what === undefined ? null : { what, ...blocked[what]! };
}
