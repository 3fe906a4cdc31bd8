import type { SectionManifest } from '@marketplace/section-kit/manifest';

/** @returns one sentence per bucket that two sections declare, because the server could not tell whose size holds */
export function checkUploads(manifests: readonly SectionManifest[]): string[] {
  const owners = new Map<string, string>();
  return manifests.flatMap(({ name, server }) =>
    (server?.uploads ?? []).flatMap(({ bucket }) => {
      const owner = owners.get(bucket);
      owners.set(bucket, owner ?? name);
      return owner ? [`${owner} and ${name} declare uploads into ${bucket}: a bucket needs one owner.`] : [];
    }),
  );
}
