import type { ErrorKind } from '../data/AppError';

/** Why a file was not transferred. */
export type FileErrorKind = Extract<ErrorKind, 'tooLarge' | 'wrongType' | 'invalid' | 'offline' | 'refused'>;

/** Files in the buckets of Storage, as the visitor, signed in or not. A section that uploads names its buckets in its manifest. */
export interface Files {
  /**
   * Stores a file. A name that holds one already keeps it and counts as success, so that a call whose answer was lost can be
   * repeated.
   *
   * @param bucket name of the bucket
   * @param name path of the file in the bucket, without leading slash
   * @param blob the content; its `type` must be true
   * @throws {AppError}
   */
  upload(bucket: string, name: string, blob: Blob): Promise<void>;
  /**
   * Fetches a file of a bucket that is closed to the public.
   *
   * @throws {AppError}
   */
  download(bucket: string, name: string): Promise<Blob>;
  /** @returns the address of a file of a public bucket, for `<img src>`; also while a page is rendered on the server */
  publicUrl(bucket: string, name: string): string;
}

/** @returns why a request that a server answered with this status, 0 for none, did not do what was asked */
export function fileErrorKindOf(status: number): FileErrorKind {
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'wrongType';
  if (status === 422) return 'invalid';
  return status === 0 || status === 429 || status >= 500 ? 'offline' : 'refused';
}
