import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, type FileErrorKind, type Files } from '@marketplace/section-kit';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { fakePictures, pictureBytes } from '@marketplace/section-kit/testing';
import { goTo, member, next, openQuoteForm, quoteBackend, send } from '../../testing/quoteForm';
import { lostAnswer } from '../../testing/requestBackend';

const upload = jest.fn<Promise<void>, Parameters<Files['upload']>>();
const open = async (backend = quoteBackend({ account: true })) => {
  const rendered = await openQuoteForm(backend, { auth: member, files: { upload } });
  await goTo('Details and photos');
  return rendered;
};
const photo = (name: string, bytes = pictureBytes.jpeg) => new File([bytes], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => userEvent.upload(screen.getByTestId('picture-input'), files);
/** Goes on to the last step, and sends. */
const finish = async () => {
  await next();
  await send();
};
const again = () => userEvent.click(screen.getByRole('button', { name: 'Send the photos again' }));
/** Every photo is there: none is left to send again. */
const allStored = async () => {
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the photos again' })).toBeNull());
};
const row = (name: string) => screen.getByText(name).closest('li')!;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  upload.mockReset().mockResolvedValue(undefined);
  fakePictures();
});

test('photos are shown, and stored in the folder of the request once it is', async () => {
  const backend = quoteBackend({ account: true });
  const { shell } = await open(backend);
  await choose(photo('front.jpg'), photo('back.png', pictureBytes.png));
  expect(await screen.findByAltText('Photo 2: back.png')).toHaveAttribute('src', 'blob:picture-2');
  await expectAccessible(screen.getByRole('dialog'));
  expect(shell.files.uploads).toEqual([]);
  await finish();
  await allStored();
  const [project] = backend.projects.values();
  const place = { kind: 'project', target: project!.id, type: 'image/jpeg', token: project!.token };
  expect(backend.argsOf('begin_upload')).toEqual([
    { ...place, n: 1 },
    { ...place, n: 2 },
  ]);
  expect(shell.files.uploads).toMatchObject([
    { bucket: 'request-photos', name: 'u/1/ticket.jpg' },
    { bucket: 'request-photos', name: 'u/2/ticket.jpg' },
  ]);
});

test('what is no picture says so, is not sent, and holds nothing else back', async () => {
  const { shell } = await open();
  await choose(photo('virus.jpg', new TextEncoder().encode('MZ executable') as never), photo('roof.jpg'));
  await screen.findByAltText('Photo 2: roof.jpg');
  expect(within(row('virus.jpg')).getByRole('alert')).toHaveTextContent('This is not a JPEG, PNG or WebP picture');
  await finish();
  expect(await screen.findByText(/Your request is stored, but not every photo is/)).toBeVisible();
  expect(shell.files.uploads).toHaveLength(1);
  expect(within(row('roof.jpg')).getByText('Stored')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await again();
  await allStored();
  expect(shell.files.uploads).toHaveLength(1);
});

test.each([
  ['tooLarge', 'This picture is too large'],
  ['wrongType', 'This is not a JPEG, PNG or WebP picture'],
  ['invalid', 'is damaged and cannot be read'],
  ['offline', 'you are offline'],
  ['refused', 'it wasn’t accepted'],
])('a photo that is %s for the server says so and can be sent again at the same place', async (reason, text) => {
  upload.mockRejectedValueOnce(new AppError(reason as FileErrorKind));
  const { shell } = await open();
  await choose(photo('one.jpg'), photo('two.jpg'));
  await screen.findByAltText('Photo 2: two.jpg');
  await finish();
  await waitFor(() => expect(row('one.jpg')).toHaveTextContent(text));
  await again();
  await allStored();
  expect(shell.files.uploads.map(({ name }) => name)).toEqual(['u/2/ticket.jpg', 'u/1/ticket.jpg']);
});

test.each([
  [{ status: 429, code: 'PT429', message: 'Too many' }, 'too many photos in a short time'],
  [{ status: 409, code: 'PT409', message: 'Too late' }, 'until a day after the request was sent'],
  [{ status: 403, code: 'PT403', message: 'Not yours' }, 'it wasn’t accepted'],
  [lostAnswer, 'you are offline'],
])('a photo without a ticket (%j) says why and is not sent; the next time it is', async (failure, text) => {
  const backend = quoteBackend({ account: true });
  const { shell } = await open(backend);
  await choose(photo('one.jpg'));
  await screen.findByAltText('Photo 1: one.jpg');
  backend.failNext('begin_upload', failure);
  await finish();
  await waitFor(() => expect(row('one.jpg')).toHaveTextContent(text));
  expect(shell.files.uploads).toEqual([]);
  await again();
  await allStored();
  expect(shell.files.uploads).toHaveLength(1);
});

test('a photo whose answer got lost is not sent twice', async () => {
  const stored = { name: 'u/1/ticket.jpg', stored: true };
  const { shell } = await open(quoteBackend({ account: true, rpc: { begin_upload: () => stored } }));
  await choose(photo('one.jpg'));
  await screen.findByAltText('Photo 1: one.jpg');
  await finish();
  await allStored();
  expect(shell.files.uploads).toEqual([]);
});

test('six photos at most', async () => {
  await open();
  await choose(...Array.from({ length: 7 }, (_, index) => photo(`${index}.jpg`)));
  expect(await screen.findByText('Only 6 photos fit. The others were left out.')).toBeVisible();
  expect(await screen.findByAltText('Photo 6: 5.jpg')).toBeVisible();
  expect(screen.queryByText('6.jpg')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
});
