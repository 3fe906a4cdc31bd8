import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, type Files } from '@marketplace/section-kit';
import { fakePictures, photoBytes } from '../../testing/pictures';
import { member, openQuoteForm, quoteBackend, returnToQuoteForm } from '../../testing/quoteForm';
import { dropDraft } from '../draft/draftStore';
import { readPhotos } from '../photos/photoStore';

const upload = jest.fn<Promise<void>, Parameters<Files['upload']>>();
const visitor = { auth: member, files: { upload } };
const photo = (name: string) => new File([photoBytes.jpeg], name, { type: 'image/jpeg' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));
const kept = async (backend: ReturnType<typeof quoteBackend>) =>
  (await readPhotos([...backend.projects.keys()][0]!)).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  upload.mockReset().mockResolvedValue(undefined);
  fakePictures();
});

async function choosePhotos(...names: string[]) {
  const backend = quoteBackend({ account: true });
  const { unmount } = await openQuoteForm(backend, visitor);
  await userEvent.upload(screen.getByTestId('photo-input'), names.map(photo));
  await screen.findByAltText(`Photo ${names.length}: ${names.at(-1)}`);
  await waitFor(async () => expect(await kept(backend)).toHaveLength(names.length));
  return { backend, reload: async () => (unmount(), returnToQuoteForm(backend, visitor)) };
}

test('photos that were not sent are there again after a reload, and gone once they are', async () => {
  const { backend, reload } = await choosePhotos('front.jpg', 'back.jpg');
  const { shell } = await reload();
  expect(await screen.findByAltText('Photo 2: back.jpg')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await save();
  await screen.findByRole('dialog', { name: 'Thank you, that helps' });
  expect(shell.files.uploads.map(({ name, blob }) => [name, blob.size])).toEqual([
    ['u/1/ticket.jpg', 1000],
    ['u/2/ticket.jpg', 1000],
  ]);
  expect(await kept(backend)).toEqual([]);
});

test('a photo that was removed does not come back', async () => {
  const { backend, reload } = await choosePhotos('front.jpg', 'back.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(async () => expect(await kept(backend)).toEqual(['back.jpg']));
  await reload();
  expect(await screen.findByAltText('Photo 1: back.jpg')).toBeVisible();
  expect(screen.queryByText('front.jpg')).toBeNull();
});

test('after a reload only what was not stored is sent, at the place it had', async () => {
  const { backend, reload } = await choosePhotos('one.jpg', 'two.jpg');
  upload.mockRejectedValueOnce(new AppError('offline'));
  await save();
  await waitFor(async () => expect(await kept(backend)).toEqual(['one.jpg']));
  await screen.findByText(/Your details are saved, but not every photo is/);
  const { shell } = await reload();
  await screen.findByText('one.jpg');
  expect(screen.queryByText('two.jpg')).toBeNull();
  await save();
  await screen.findByRole('dialog', { name: 'Thank you, that helps' });
  expect(shell.files.uploads.map(({ name }) => name)).toEqual(['u/1/ticket.jpg']);
});

test('when the draft is thrown away its photos go with it', async () => {
  const { backend } = await choosePhotos('front.jpg');
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith('services.quote'));
  localStorage.setItem(key!, JSON.stringify({ ...JSON.parse(localStorage.getItem(key!)!), at: Date.now() - 40 * 86_400_000 }));
  dropDraft(key!.replace('services.quote.v1:', ''));
  await waitFor(async () => expect(await kept(backend)).toEqual([]));
});
