import { AppError, callFunction, fileErrorKindOf, type Db, type Files } from '@marketplace/section-kit';

const bucket = 'request-photos';
/** As many bytes as the bucket takes. */
export const maxPhotoBytes = 2 * 1024 * 1024;
const types = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface Upload {
  /** What it belongs to: a project that `submit_project` has stored, or a message about a request. */
  kind: 'project' | 'message';
  /** Id of the project or the request. */
  target: string;
  /** Of the private link; `null` for people who are signed in. */
  token: string | null;
  /** Place of the photo, from 1 on. */
  index: number;
  /** The photo, resized; its `type` must be true. */
  blob: Blob;
}

/**
 * Stores a photo of a request as its homeowner, or a picture of a message as one of its two sides. A place of a request that holds one
 * already keeps it and counts as success.
 *
 * @returns its name in the bucket
 * @throws {AppError} of kind `conflict` once the request takes none any more
 */
export async function uploadPhoto(db: Db, files: Files, { kind, target, token, index, blob }: Upload): Promise<string> {
  if (!types.has(blob.type)) throw new AppError('wrongType');
  if (blob.size > maxPhotoBytes) throw new AppError('tooLarge');
  const place = { kind, target, n: index, type: blob.type, ...(token && { token }) };
  const { name, stored } = await callFunction(db, 'begin_upload', place);
  if (!stored) await files.upload(bucket, name, blob);
  return name;
}

interface Place {
  projectId: string;
  /** Place of the photo, 1 to `photo_count`. */
  index: number;
  /** Of the private link; `null` for people who are signed in. */
  token: string | null;
}

/**
 * Fetches a photo as the homeowner (account or private link) or as a provider the request was sent to.
 *
 * @returns an object URL for `<img src>`; give it to `URL.revokeObjectURL` when the image goes
 * @throws {AppError}
 */
export async function photoUrl(db: Db, files: Files, { projectId, index, token }: Place): Promise<string> {
  const { data, error, status } = await db.rpc('project_photos', { id: projectId, ...(token && { token }) });
  if (error) throw new AppError(fileErrorKindOf(status));
  const photo = data?.find(({ n }) => n === index);
  if (!photo) throw new AppError('refused');
  return pictureUrl(files, photo.name);
}

/**
 * Fetches a picture by its name in the bucket.
 *
 * @returns an object URL for `<img src>`; give it to `URL.revokeObjectURL` when the image goes
 * @throws {AppError}
 */
export async function pictureUrl(files: Files, name: string): Promise<string> {
  const blob = await files.download(bucket, name);
  // Opened on its own, an object URL is a document of this site: nothing but a picture may become one.
  if (!types.has(blob.type)) throw new AppError('refused');
  return URL.createObjectURL(blob);
}
