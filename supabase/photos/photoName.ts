import type { PhotoExtension } from './photoType.ts';

export interface PhotoName {
  /** The whole name inside the bucket. */
  name: string;
  extension: PhotoExtension;
}

/** Reads the name of a ticket, or of a photo that was added before there were tickets; undefined for anything else. */
export function readPhotoName(name: string): PhotoName | undefined {
  const extension =
    /^u\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{64}\.(jpg|png|webp)$/.exec(name)?.[1] ??
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[\w-]{32,64}\/[1-6]\.(jpg|png|webp)$/.exec(name)?.[1];
  return extension ? { name, extension: extension as PhotoExtension } : undefined;
}
