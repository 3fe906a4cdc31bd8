export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type PhotoExtension = keyof typeof PHOTO_TYPES;

export interface PhotoName {
  /** The whole name inside the bucket. */
  name: string;
  projectId: string;
  /** 1 to 6. */
  n: number;
  extension: PhotoExtension;
}

/** Reads `<project id>/<upload key>/<1 to 6>.<jpg, png or webp>`, the only names there are; undefined for anything else. */
export function readPhotoName(name: string): PhotoName | undefined {
  const [, projectId, n, extension] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w-]{32,64}\/([1-6])\.(jpg|png|webp)$/.exec(name) ?? [];
  return projectId ? { name, projectId, n: Number(n), extension: extension as PhotoExtension } : undefined;
}
