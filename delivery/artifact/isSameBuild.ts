import type { Artifact } from '@marketplace/section-kit/manifest';

/** Whether two descriptions are of the same files made of the same things, whichever commit they were made at and whoever tested them. */
export function isSameBuild(one: Artifact, other: Artifact): boolean {
  const [left, right] = [one, other].map((artifact) => JSON.stringify({ ...artifact, provenance: undefined, accessibility: undefined }));
  return left === right;
}
