import type { Files } from '../shell/files';

type Photo = Parameters<Files['uploadPhoto']>[0];

export interface FakeFiles extends Files {
  /** Every photo that was stored, in order. */
  uploads: Photo[];
}

/** Files that are always taken, and shown as `blob:photo-<index>`. A test that wants a failure gives its own method. */
export function fakeFiles(overrides: Partial<Files> = {}): FakeFiles {
  const uploads: Photo[] = [];
  return {
    uploads,
    uploadPhoto: async (photo) => {
      await overrides.uploadPhoto?.(photo);
      uploads.push(photo);
    },
    photoUrl: overrides.photoUrl ?? (({ index }) => Promise.resolve(`blob:photo-${index}`)),
  };
}
