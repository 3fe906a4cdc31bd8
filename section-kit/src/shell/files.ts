import type { ErrorKind } from '../data/AppError';

/** Why a file was not transferred. */
export type FileErrorKind = Extract<ErrorKind, 'tooLarge' | 'wrongType' | 'offline' | 'refused'>;

/** The photos of a project: up to six, each at most 2 MB (2,097,152 bytes), JPEG, PNG or WebP. */
export interface Files {
  /**
   * Stores a photo. A place that holds one already keeps it and counts as success, so that a call whose answer was lost
   * can be repeated.
   *
   * @param photo.projectId id of the project, once `submit_project` has stored it
   * @param photo.uploadKey `upload_key` of its answer
   * @param photo.index place of the photo, 1 to 6
   * @param photo.blob the photo, resized; its `type` must be true
   * @throws {AppError}
   */
  uploadPhoto(photo: { projectId: string; uploadKey: string; index: number; blob: Blob }): Promise<void>;
  /**
   * Fetches a photo as the homeowner (account or private link) or as a provider the project was sent to.
   *
   * @param photo.index place of the photo, 1 to `photo_count`
   * @param photo.token of the private link; signed-in people need none
   * @returns an object URL for `<img src>`; give it to `URL.revokeObjectURL` when the image goes
   * @throws {AppError}
   */
  photoUrl(photo: { projectId: string; index: number; token?: string }): Promise<string>;
}
