import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakePictures, pictureBytes, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { listingBackend } from '../testing/listing';
import { member } from '../testing/member';

let tickets = 0;
const ticket = () => `u/${(tickets += 1)}/secret.jpg`;
const of = (changes: Parameters<typeof listingBackend.of>[0] = {}, more: Parameters<typeof listingBackend.of>[2] = {}) =>
  listingBackend.of(changes, 'owner', { begin_upload: () => ({ name: ticket(), stored: false }), ...more });
const open = async (backend: ReturnType<typeof of>, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path: '/account/listing', auth: member, db: backend.db, locale });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const addPicture = async (region: ReturnType<typeof within>, bytes = pictureBytes.jpeg, name = 'bath.jpg') =>
  userEvent.upload(region.getByTestId('picture-input'), new File([bytes as never], name, { type: 'image/png' }));
const save = (region: ReturnType<typeof within>) => userEvent.click(region.getByRole('button', { name: 'Save' }));
const project = {
  id: 'p1',
  title_en: 'A bathroom',
  title_fr: 'Une salle de bains',
  description_en: '',
  description_fr: null,
  image: 'u/0/before.jpg',
  alt_en: 'A white bathroom',
  alt_fr: 'Une salle de bains blanche',
  completed_on: null,
};
const page = { ...listingBackend.listing.page, projects: [project] };

beforeEach(() => {
  tickets = 0;
  fakePictures();
});

beforeEach(() => localStorage.clear());

test('a project is added with a photo and what it shows, in front of the others', async () => {
  const backend = of({ page });
  const { container, shell } = await open(backend);
  const region = await part('Projects');
  expect(region.getByAltText('A white bathroom')).toHaveAttribute('src', '/public/portfolio/u/0/before.jpg');
  await addPicture(region);
  await userEvent.type(region.getByLabelText(/^What the photo shows, in English/), 'A red roof');
  await userEvent.type(region.getByLabelText(/^Title, in English/), 'A roof');
  await expectAccessible(container);
  await save(region);
  await waitFor(() => expect(region.getAllByRole('button', { name: /^Change / })).toHaveLength(2));
  expect(backend.state().draft!.projects.map(({ title_en, image, alt_en }) => [title_en, image, alt_en])).toEqual([
    ['A roof', 'u/1/secret.jpg', 'A red roof'],
    ['A bathroom', 'u/0/before.jpg', 'A white bathroom'],
  ]);
  expect(shell.files.uploads).toMatchObject([{ bucket: 'portfolio', name: 'u/1/secret.jpg' }]);
  expect(region.getByLabelText(/^Title, in English/)).toHaveValue('');
});

test('nothing is sent without the photo and the words for who cannot see it', async () => {
  const backend = of();
  await open(backend);
  const region = await part('Projects');
  await userEvent.type(region.getByLabelText(/^Title, in English/), 'A roof');
  await save(region);
  expect((await region.findAllByText('Add a photo')).length).toBeGreaterThan(0);
  expect(region.getAllByText('Say in words what the photo shows').length).toBeGreaterThan(0);
  expect(backend.saved).toEqual([]);
});

test.each([
  ['is waited for when the form is sent meanwhile', false, 2],
  ['that is none after all sends nothing, and says so at the field', true, 1],
])('a photo that takes long to become small %s', async (_what, isDamaged, projects) => {
  const backend = of({ page });
  await open(backend);
  const region = await part('Projects');
  const decode = globalThis.createImageBitmap;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.createImageBitmap = async (...given: unknown[]) => {
    await released;
    if (isDamaged) throw new Error('damaged');
    return (decode as (...given: unknown[]) => Promise<ImageBitmap>)(...given);
  };
  await userEvent.type(region.getByLabelText(/^Title, in English/), 'A roof');
  await userEvent.type(region.getByLabelText(/^What the photo shows, in English/), 'A red roof');
  await addPicture(region);
  await save(region);
  expect(region.queryByText('Add a photo')).not.toBeInTheDocument();
  release();
  if (isDamaged) expect((await region.findAllByText('Add a photo')).length).toBeGreaterThan(0);
  else expect(await region.findByRole('button', { name: 'Change A roof' })).toBeVisible();
  expect(region.getAllByRole('button', { name: /^Change / })).toHaveLength(projects);
  globalThis.createImageBitmap = decode;
});

test('an SVG says so beside the field', async () => {
  await open(of());
  const region = await part('Logo');
  await addPicture(region, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') as never, 'logo.svg');
  expect(await region.findByRole('alert')).toHaveTextContent('This is not a JPEG, PNG or WebP picture.');
});

test('a project is changed without another photo, and removed', async () => {
  const backend = of({ page });
  await open(backend);
  const region = await part('Projects');
  await userEvent.click(region.getByRole('button', { name: 'Change A bathroom' }));
  expect(region.getByAltText('The photo as it is now')).toBeVisible();
  await userEvent.type(region.getByLabelText(/^Title, in English/), ' in a week');
  await save(region);
  await userEvent.click(await region.findByRole('button', { name: 'Remove A bathroom in a week' }));
  await waitFor(() => expect(backend.state().draft!.projects).toEqual([]));
  expect((backend.saved[0] as typeof page).projects).toEqual([{ ...project, title_en: 'A bathroom in a week' }]);
});

test('whoever has changed or left a project goes on above the next form; that one was removed is said where the focus goes', async () => {
  await open(of({ page }));
  const region = await part('Projects');
  const heading = () => region.getByRole('heading', { name: 'Add a project' });
  await userEvent.click(region.getByRole('button', { name: 'Change A bathroom' }));
  await userEvent.click(region.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(region.getByRole('button', { name: 'Change A bathroom' }));
  await userEvent.type(region.getByLabelText(/^Title, in English/), ' in a week');
  await save(region);
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(region.getByRole('button', { name: 'Remove A bathroom in a week' }));
  await waitFor(() => expect(region.queryByRole('list', { name: 'Projects' })).not.toBeInTheDocument());
  expect(region.getByText('Removed: A bathroom in a week')).toHaveFocus();
});

test('whoever has added the last project that fits goes on where it says so', async () => {
  const projects = Array.from({ length: 23 }, (_, at) => ({ ...project, id: `p${at}`, title_en: `Bathroom ${at}` }));
  await open(of({ page: { ...page, projects } }));
  const region = await part('Projects');
  await addPicture(region);
  await userEvent.type(region.getByLabelText(/^What the photo shows, in English/), 'A red roof');
  await userEvent.type(region.getByLabelText(/^Title, in English/), 'A roof');
  await save(region);
  expect(await region.findByText(/^A page shows up to 24 projects/)).toBeVisible();
  expect(region.getByText(/^A page shows up to 24 projects/).previousElementSibling).toHaveFocus();
});

test.each([
  ['en', 'Remove the logo', 'The logo was removed.'],
  ['fr', 'Retirer le logo', 'Le logo a été retiré.'],
] as const)('that the logo was removed is said where the focus goes (%s)', async (locale, action, said) => {
  await open(of({ page: { ...page, logo: 'u/0/logo.png' } }), locale);
  const region = await part('Logo');
  await userEvent.click(region.getByRole('button', { name: action }));
  await waitFor(() => expect(region.queryByRole('button', { name: action })).not.toBeInTheDocument());
  expect(region.getByText(said)).toHaveRole('status');
  expect(region.getByText(said)).toHaveFocus();
});

test('the logo is chosen, saved once, replaced and removed', async () => {
  const backend = of();
  await open(backend);
  const region = await part('Logo');
  await addPicture(region, pictureBytes.png, 'logo.png');
  await save(region);
  expect(await region.findByAltText('Your logo as it is now')).toHaveAttribute('src', '/public/portfolio/u/1/secret.jpg');
  await addPicture(region, pictureBytes.png, 'newer.png');
  await save(region);
  await waitFor(() => expect(backend.state().draft!.logo).toBe('u/2/secret.jpg'));
  await userEvent.click(region.getByRole('button', { name: 'Remove the logo' }));
  await waitFor(() => expect(backend.state().draft!.logo).toBeNull());
});

test('hours are written day by day; a day left empty is closed', async () => {
  const backend = of();
  await open(backend);
  const region = await part('Opening hours');
  await userEvent.type(region.getByLabelText('Monday, opens'), '08:00');
  await save(region);
  expect((await region.findAllByText('Enter a time after you open')).length).toBeGreaterThan(0);
  await userEvent.type(region.getByLabelText('Monday, closes'), '17:30');
  await userEvent.type(region.getByLabelText('Friday, opens'), '12:00');
  await userEvent.type(region.getByLabelText('Friday, closes'), '00:00');
  await userEvent.click(region.getByLabelText('By appointment'));
  await save(region);
  await waitFor(() =>
    expect(backend.state().draft?.hours).toEqual({ appointment: true, days: { mon: ['08:00', '17:30'], fri: ['12:00', '24:00'] } }),
  );
});

test('hours that were said can be taken back', async () => {
  const backend = of({ page: { ...page, hours: { appointment: false, days: { sat: ['09:00', '12:00'] } } } });
  await open(backend, 'fr');
  const region = await part('Heures d’ouverture');
  await userEvent.clear(region.getByLabelText('Samedi, ouverture'));
  await userEvent.clear(region.getByLabelText('Samedi, fermeture'));
  await userEvent.click(region.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(backend.state().draft).toMatchObject({ hours: null }));
});
