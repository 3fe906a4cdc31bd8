import type { Files } from '../shell/files';

export interface FakeFiles extends Files {
  /** Every file that was stored, in order. */
  uploads: { bucket: string; name: string; blob: Blob }[];
}

/** Files that are always taken, and are pictures when fetched. A test that wants a failure gives its own method. */
export function fakeFiles(overrides: Partial<Files> = {}): FakeFiles {
  const uploads: FakeFiles['uploads'] = [];
  return {
    uploads,
    upload: async (bucket, name, blob) => {
      await overrides.upload?.(bucket, name, blob);
      uploads.push({ bucket, name, blob });
    },
    publicUrl: overrides.publicUrl ?? ((bucket, name) => `/public/${bucket}/${name}`),
    download: overrides.download ?? (() => Promise.resolve(new Blob(['picture'], { type: 'image/jpeg' }))),
  };
}
