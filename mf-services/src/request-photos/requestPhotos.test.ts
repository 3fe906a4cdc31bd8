import { AppError } from '@marketplace/section-kit';
import { createTestShell, fakeDb } from '@marketplace/section-kit/testing';
import { photoUrl, uploadPhoto } from './requestPhotos';

const projectId = '0b8f7c2e-4a1d-4f6e-9c3b-2d5e8f7a6b1c';
const project = { kind: 'project', target: projectId } as const;
const ticket = 'u/1/secret.webp';
const photo = (type = 'image/jpeg', bytes = 10) => new Blob([new Uint8Array(bytes)], { type });

describe('storing a photo', () => {
  function begin(stored = false) {
    const asked: unknown[] = [];
    const db = fakeDb({ rpc: { begin_upload: (place) => (asked.push(place), { name: ticket, stored }) } });
    return { db, asked, files: createTestShell().files };
  }

  test.each([
    ['a private link', 't'],
    ['an account', null],
  ])('asks with %s where it goes, and puts it there', async (_who, token) => {
    const { db, asked, files } = begin();
    const blob = photo('image/webp');
    await expect(uploadPhoto(db, files, { ...project, token, index: 2, blob })).resolves.toBe(ticket);
    expect(asked).toEqual([{ kind: 'project', target: projectId, n: 2, type: 'image/webp', ...(token && { token }) }]);
    expect(files.uploads).toEqual([{ bucket: 'request-photos', name: ticket, blob }]);
  });

  test('sends nothing to a place that has a photo', async () => {
    const { db, files } = begin(true);
    await uploadPhoto(db, files, { ...project, token: null, index: 2, blob: photo() });
    expect(files.uploads).toEqual([]);
  });

  test.each([
    ['a drawing', photo('image/svg+xml'), 'wrongType'],
    ['more than 2 MB', photo('image/png', 2 * 1024 * 1024 + 1), 'tooLarge'],
  ])('%s is refused before anything is sent', async (_what, blob, reason) => {
    const { db, asked, files } = begin();
    await expect(uploadPhoto(db, files, { ...project, token: null, index: 1, blob })).rejects.toMatchObject({
      name: 'AppError',
      kind: reason,
    });
    expect([...asked, ...files.uploads]).toEqual([]);
  });
});

describe('showing a photo', () => {
  const name = 'u/2/secret.jpg';
  const photos = [
    { n: 1, name: 'x' },
    { n: 2, name },
  ];
  const { createObjectURL } = URL;
  afterEach(() => void (URL.createObjectURL = createObjectURL));

  function setUp(found: unknown, download: () => Promise<Blob>) {
    const db = fakeDb({ rpc: { project_photos: (args) => (asked.push(args), found) } });
    const asked: unknown[] = [];
    const fetched: string[][] = [];
    const { files } = createTestShell({ files: { download: (...file) => (fetched.push(file), download()) } });
    return { db, files, asked, fetched };
  }

  test('asks for its name with the private link, and gives an address an image can show', async () => {
    const { db, files, asked, fetched } = setUp(photos, async () => photo());
    URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
    await expect(photoUrl(db, files, { projectId, index: 2, token: 't' })).resolves.toBe('blob:image/jpeg');
    expect(asked).toEqual([{ id: projectId, token: 't' }]);
    expect(fetched).toEqual([['request-photos', name]]);
  });

  test.each<[string, unknown, () => Promise<Blob>, string]>([
    ['a project of somebody else', null, async () => photo(), 'refused'],
    ['a place without a photo', photos.slice(0, 1), async () => photo(), 'refused'],
    ['anything but a picture', photos, async () => photo('text/html'), 'refused'],
    ['no answer', photos, () => Promise.reject(new AppError('offline')), 'offline'],
  ])('%s rejects', async (_what, found, download, reason) => {
    const { db, files } = setUp(found, download);
    await expect(photoUrl(db, files, { projectId, index: 2, token: null })).rejects.toMatchObject({ kind: reason });
  });
});
