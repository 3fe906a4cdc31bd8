import type { SectionManifest } from '@marketplace/section-kit/manifest';
import type { Problem } from './Problem.ts';

/** @returns one problem per bucket that two sections declare, because the server could not tell whose size holds */
export function checkUploads(manifests: readonly SectionManifest[]): Problem[] {
  const owners = new Map<string, string>();
  return manifests.flatMap(({ name, server }) =>
    (server?.uploads ?? []).flatMap(({ bucket }) => {
      const owner = owners.get(bucket);
      owners.set(bucket, owner ?? name);
      const sentence = `${owner} and ${name} declare uploads into ${bucket}: a bucket needs one owner.`;
      return owner ? [{ code: 'upload' as const, subject: name, sentence }] : [];
    }),
  );
}
