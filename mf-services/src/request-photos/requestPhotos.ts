import { AppError, fileErrorKindOf, type Db, type Files } from '@marketplace/section-kit';

const bucket = 'request-photos';
/** As many bytes as the bucket takes. */
export const maxPhotoBytes = 2 * 1024 * 1024;
const extensions = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

interface Upload {
  /** Id of the project, once `submit_project` has stored it. */
  projectId: string;
  /** `upload_key` of its answer. */
  uploadKey: string;
  /** Place of the photo, 1 to 6. */
  index: number;
  /** The photo, resized; its `type` must be true. */
  blob: Blob;
}

/**
 * Stores a photo of a request. A place that holds one already keeps it and counts as success.
 *
 * @throws {AppError}
 */
export async function uploadPhoto(files: Files, { projectId, uploadKey, index, blob }: Upload): Promise<void> {
  const extension = extensions.get(blob.type);
  if (!extension) throw new AppError('wrongType');
  if (blob.size > maxPhotoBytes) throw new AppError('tooLarge');
  await files.upload(bucket, `${projectId}/${uploadKey}/${index}.${extension}`, blob);
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
  if (!extensions.has(blob.type)) throw new AppError('refused');
  return URL.createObjectURL(blob);
}
