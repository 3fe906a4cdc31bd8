import type { Artifact, SectionManifest } from '@marketplace/section-kit/manifest';

/** A build of a section that browsers may run: the current one, or the one they fall back to. */
export interface Candidate {
  manifest: SectionManifest;
  artifact: Artifact;
  isFallback: boolean;
}

/** How sentences call it. */
export function nameOf({ artifact, isFallback }: Candidate): string {
  return `${isFallback ? 'the fall-back ' : ''}${artifact.name} ${artifact.version}`;
}

/** What to do about a build that does not fit what is there. */
export function wayOut({ isFallback }: Candidate, otherwise: string): string {
  return isFallback ? 'promote with --drop-fallbacks to go on without a fall-back that fits' : otherwise;
}
