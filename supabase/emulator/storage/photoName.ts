export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type PhotoExtension = keyof typeof PHOTO_TYPES;

export interface PhotoName {
  /** The whole name inside the bucket. */
  name: string;
  extension: PhotoExtension;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Of a ticket; and of photos that were added before there were tickets. */
const names = new RegExp(`^(?:u/${uuid}/[0-9a-f]{64}|${uuid}/[\\w-]{32,64}/[1-6])\\.(jpg|png|webp)$`);

/** Reads the name of a photo; undefined for anything that is none. */
export function readPhotoName(name: string): PhotoName | undefined {
  const extension = names.exec(name)?.[1];
  return extension ? { name, extension: extension as PhotoExtension } : undefined;
}
