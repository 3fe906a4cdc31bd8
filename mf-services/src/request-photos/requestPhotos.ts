import { AppError, fileErrorKindOf, type Db, type Files } from '@marketplace/section-kit';
import { pictureUrl, storePicture } from '@marketplace/section-kit/pictures';

export const photoBucket = 'request-photos';

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
export const uploadPhoto = (db: Db, files: Files, { index, ...upload }: Upload): Promise<string> =>
  storePicture(db, files, { bucket: photoBucket, n: index, ...upload });

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
  return pictureUrl(files, photoBucket, photo.name);
}
