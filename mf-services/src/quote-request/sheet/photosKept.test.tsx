import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, type Files } from '@marketplace/section-kit';
import { fakePictures, pictureBytes } from '@marketplace/section-kit/testing';
import { goTo, member, next, openQuoteForm, quoteBackend, returnToQuoteForm, send } from '../../testing/quoteForm';
import { dropDraft } from '../draft/draftStore';
import { readPhotos } from '../photos/photoStore';

const upload = jest.fn<Promise<void>, Parameters<Files['upload']>>();
const visitor = { auth: member, files: { upload } };
const photo = (name: string) => new File([pictureBytes.jpeg], name, { type: 'image/jpeg' });
const finish = async () => {
  await next();
  await send();
};
const sent = () => screen.findByRole('dialog', { name: 'Your request is on its way' });
const draftId = () => {
  const [draft] = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('services.quote'));
  return (JSON.parse(draft![1] as string) as { id: string }).id;
};
const kept = async () => (await readPhotos(draftId())).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  upload.mockReset().mockResolvedValue(undefined);
  fakePictures();
});

async function choosePhotos(...names: string[]) {
  const backend = quoteBackend({ account: true });
  const { unmount } = await openQuoteForm(backend, visitor);
  await goTo('Details and photos');
  await userEvent.upload(screen.getByTestId('picture-input'), names.map(photo));
  await screen.findByAltText(`Photo ${names.length}: ${names.at(-1)}`);
  await waitFor(async () => expect(await kept()).toHaveLength(names.length));
  return { backend, reload: async () => (unmount(), returnToQuoteForm(backend, visitor)) };
}

test('photos that were not sent are there again after a reload, and gone once they are', async () => {
  const { reload } = await choosePhotos('front.jpg', 'back.jpg');
  const { shell } = await reload();
  expect(await screen.findByAltText('Photo 2: back.jpg')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await finish();
  await sent();
  expect(shell.files.uploads.map(({ name, blob }) => [name, blob.size])).toEqual([
    ['u/1/ticket.jpg', 1000],
    ['u/2/ticket.jpg', 1000],
  ]);
  expect(await kept()).toEqual([]);
});

test('a photo that was removed does not come back', async () => {
  const { reload } = await choosePhotos('front.jpg', 'back.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(async () => expect(await kept()).toEqual(['back.jpg']));
  await reload();
  expect(await screen.findByAltText('Photo 1: back.jpg')).toBeVisible();
  expect(screen.queryByText('front.jpg')).toBeNull();
});

test('only what was not stored is sent again, at the place it had, and closing forgets it', async () => {
  const { reload } = await choosePhotos('one.jpg', 'two.jpg');
  upload.mockRejectedValueOnce(new AppError('offline')).mockResolvedValueOnce().mockRejectedValueOnce(new AppError('offline'));
  const { shell } = await reload();
  await screen.findByAltText('Photo 2: two.jpg');
  await finish();
  await screen.findByText(/Your request is stored, but not every photo is/);
  expect(await kept()).toEqual(['one.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'Send the photos again' }));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  expect(shell.files.uploads.map(({ name }) => name)).toEqual(['u/2/ticket.jpg']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('when the draft is thrown away its photos go with it', async () => {
  await choosePhotos('front.jpg');
  const id = draftId();
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith('services.quote'));
  localStorage.setItem(key!, JSON.stringify({ ...JSON.parse(localStorage.getItem(key!)!), at: Date.now() - 40 * 86_400_000 }));
  dropDraft(key!.replace('services.quote.v1:', ''));
  await waitFor(async () => expect(await readPhotos(id)).toEqual([]));
});
