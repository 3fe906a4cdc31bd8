import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanWebp } from './cleanWebp.ts';
import { PhotoError, type PhotoFault } from './PhotoError.ts';
import { photoType, type PhotoExtension } from './photoType.ts';

const clean = { jpg: cleanJpeg, png: cleanPng, webp: cleanWebp };

/**
 * What is stored of a picture that somebody sent: its pixels as they are and nothing else, so that it does not say where and with what it
 * was taken. Nothing is decoded.
 *
 * @returns the picture, or why it is not stored
 */
export function cleanPhoto(bytes: Uint8Array, extension: PhotoExtension): Uint8Array<ArrayBuffer> | PhotoFault | 'wrongType' {
  if (photoType(bytes) !== extension) return 'wrongType';
  try {
    return clean[extension](bytes);
  } catch (error) {
    if (error instanceof PhotoError) return error.fault;
    throw error;
  }
}
