/** Why a photo was not stored. */
export type FileProblem = 'tooLarge' | 'wrongType' | 'offline' | 'refused';

/**
 * Thrown by every call of `Files`. `reason` is what a form tells: the photo is above 2 MB; it is no JPEG, PNG or WebP; no
 * answer came, so that the same call may succeed later; or the server will not take or show it, whatever is tried.
 */
export class FileError extends Error {
  override name = 'FileError';
  readonly reason: FileProblem;

  constructor(reason: FileProblem) {
    super(`The file was not transferred: ${reason}.`);
    this.reason = reason;
  }
}

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
   * @throws {FileError}
   */
  uploadPhoto(photo: { projectId: string; uploadKey: string; index: number; blob: Blob }): Promise<void>;
  /**
   * Fetches a photo as the homeowner (account or private link) or as a provider the project was sent to.
   *
   * @param photo.index place of the photo, 1 to `photo_count`
   * @param photo.token of the private link; signed-in people need none
   * @returns an object URL for `<img src>`; give it to `URL.revokeObjectURL` when the image goes
   * @throws {FileError}
   */
  photoUrl(photo: { projectId: string; index: number; token?: string }): Promise<string>;
}
