import { AppError, callFunction, type Db, type Files } from '@marketplace/section-kit';
import { maxPictureBytes } from './shrinkPicture';

const types = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface Upload {
  bucket: string;
  /** What it is for, as `begin_upload` knows it. */
  kind: string;
  /** Id of what it belongs to. */
  target: string;
  /** Its place there, from 1 on. */
  n: number;
  /** Of a private link; `null` for people who are signed in. */
  token?: string | null;
  /** The picture, made small; its `type` must be true. */
  blob: Blob;
}

/**
 * Asks where a picture goes and stores it there. A place that holds one already keeps it and counts as success.
 *
 * @returns its name in the bucket
 * @throws {AppError} of kind `conflict` where none is taken any more
 */
export async function storePicture(db: Db, files: Files, { bucket, blob, token, ...place }: Upload): Promise<string> {
  if (!types.has(blob.type)) throw new AppError('wrongType');
  if (blob.size > maxPictureBytes) throw new AppError('tooLarge');
  const { name, stored } = await callFunction(db, 'begin_upload', { ...place, type: blob.type, ...(token && { token }) });
  if (!stored) await files.upload(bucket, name, blob);
  return name;
}

/**
 * Fetches a picture by its name in a bucket that is closed to the public.
 *
 * @returns an object URL for `<img src>`; give it to `URL.revokeObjectURL` when the image goes
 * @throws {AppError}
 */
export async function pictureUrl(files: Files, bucket: string, name: string): Promise<string> {
  const blob = await files.download(bucket, name);
  // Opened on its own, an object URL is a document of this site: nothing but a picture may become one.
  if (!types.has(blob.type)) throw new AppError('refused');
  return URL.createObjectURL(blob);
}
