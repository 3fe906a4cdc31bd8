import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, type FileErrorKind, type Files } from '@marketplace/section-kit';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { fakePictures, photoBytes } from '../../testing/pictures';
import { member, openQuoteForm, quoteBackend } from '../../testing/quoteForm';

const upload = jest.fn<Promise<void>, Parameters<Files['upload']>>();
const open = (backend = quoteBackend({ account: true })) => openQuoteForm(backend, { auth: member, files: { upload } });
const photo = (name: string, bytes = photoBytes.jpeg) => new File([bytes], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => userEvent.upload(screen.getByTestId('photo-input'), files);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));
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
  await choose(photo('front.jpg'), photo('back.png', photoBytes.png));
  expect(await screen.findByAltText('Photo 2: back.png')).toHaveAttribute('src', 'blob:photo-2');
  await expectAccessible(screen.getByRole('dialog'));
  expect(shell.files.uploads).toEqual([]);
  await save();
  await screen.findByRole('dialog', { name: 'Thank you, that helps' });
  const projectId = [...backend.projects.keys()][0];
  expect(shell.files.uploads).toMatchObject([
    { bucket: 'request-photos', name: `${projectId}/upload-key/1.jpg` },
    { bucket: 'request-photos', name: `${projectId}/upload-key/2.jpg` },
  ]);
});

test('what is no picture says so, is not sent, and holds nothing else back', async () => {
  const { shell } = await open();
  await choose(photo('virus.jpg', new TextEncoder().encode('MZ executable') as never), photo('roof.jpg'));
  await screen.findByAltText('Photo 2: roof.jpg');
  expect(within(row('virus.jpg')).getByRole('alert')).toHaveTextContent('This is not a JPEG, PNG or WebP picture');
  await save();
  expect(await screen.findByText(/Your details are saved, but not every photo is/)).toBeVisible();
  expect(shell.files.uploads).toHaveLength(1);
  expect(within(row('roof.jpg')).getByText('Stored')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await save();
  expect(await screen.findByRole('dialog', { name: 'Thank you, that helps' })).toBeVisible();
  expect(shell.files.uploads).toHaveLength(1);
});

test.each([
  ['tooLarge', 'This picture is too large'],
  ['wrongType', 'This is not a JPEG, PNG or WebP picture'],
  ['offline', 'you are offline'],
  ['refused', 'the server refused it'],
])('a photo that is %s for the server says so and can be sent again at the same place', async (reason, text) => {
  upload.mockRejectedValueOnce(new AppError(reason as FileErrorKind));
  const { shell } = await open();
  await choose(photo('one.jpg'), photo('two.jpg'));
  await screen.findByAltText('Photo 2: two.jpg');
  await save();
  await waitFor(() => expect(row('one.jpg')).toHaveTextContent(text));
  await save();
  await screen.findByRole('dialog', { name: 'Thank you, that helps' });
  expect(shell.files.uploads.map(({ name }) => name)).toEqual([expect.stringMatching(/\/2\.jpg$/), expect.stringMatching(/\/1\.jpg$/)]);
});

test('six photos at most', async () => {
  await open();
  await choose(...Array.from({ length: 7 }, (_, index) => photo(`${index}.jpg`)));
  expect(await screen.findByText('Only 6 photos fit. The others were left out.')).toBeVisible();
  expect(await screen.findByAltText('Photo 6: 5.jpg')).toBeVisible();
  expect(screen.queryByText('6.jpg')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
});
