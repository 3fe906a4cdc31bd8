import { AppError, callFunction, fileErrorKindOf, type Db, type Files } from '@marketplace/section-kit';

const bucket = 'request-photos';
/** As many bytes as the bucket takes. */
export const maxPhotoBytes = 2 * 1024 * 1024;
const types = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface Upload {
  /** Id of the project, once `submit_project` has stored it. */
  projectId: string;
  /** Of the private link; `null` for people who are signed in. */
  token: string | null;
  /** Place of the photo, 1 to 6. */
  index: number;
  /** The photo, resized; its `type` must be true. */
  blob: Blob;
}

/**
 * Stores a photo of a request, as its homeowner. A place that holds one already keeps it and counts as success.
 *
 * @throws {AppError} of kind `conflict` once the request takes no photos any more
 */
export async function uploadPhoto(db: Db, files: Files, { projectId, token, index, blob }: Upload): Promise<void> {
  if (!types.has(blob.type)) throw new AppError('wrongType');
  if (blob.size > maxPhotoBytes) throw new AppError('tooLarge');
  const place = { kind: 'project', target: projectId, n: index, type: blob.type, ...(token && { token }) };
  const { name, stored } = await callFunction(db, 'begin_upload', place);
  if (!stored) await files.upload(bucket, name, blob);
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
  const blob = await files.download(bucket, photo.name);
  // Opened on its own, an object URL is a document of this site: nothing but a picture may become one.
  if (!types.has(blob.type)) throw new AppError('refused');
  return URL.createObjectURL(blob);
}
