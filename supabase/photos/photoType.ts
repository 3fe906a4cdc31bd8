export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type PhotoExtension = keyof typeof PHOTO_TYPES;

/**
 * What a file really is, by its first bytes; undefined when it is none of the three.
 * Source: the signatures of the JPEG (ISO 10918-1), PNG (ISO 15948) and WebP (RFC 9649) formats.
 */
export function photoType(bytes: Uint8Array): PhotoExtension | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (bytes[0] === 0x89 && ascii(1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return undefined;
}
