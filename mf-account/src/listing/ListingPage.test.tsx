import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { listingBackend } from '../testing/listing';
import { member } from '../testing/member';

const { of, listing, company } = listingBackend;
type Backend = ReturnType<typeof of>;
const open = (backend: Pick<Backend, 'db'>, locale: 'en' | 'fr' = 'en', path = '/account/listing') =>
  renderSection(section, { path, auth: member, db: backend.db, locale });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = () => part('Name and texts');
const line = 'One line about you, in English';
const write = async (label: string, text: string) => {
  const field = (await texts()).getByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = async () => userEvent.click((await texts()).getByRole('button', { name: 'Save' }));

beforeEach(() => localStorage.clear());

test('what is written is a draft until it is published', async () => {
  const backend = of();
  await open(backend);
  await write(line, 'Dry for forty years');
  await save();
  expect(await screen.findByText(/^Not published yet/)).toBeVisible();
  expect(backend.saved).toEqual([
    expect.objectContaining({ tagline_en: 'Dry for forty years', description_en: listing.page.description_en }),
  ]);
  expect(screen.getByRole('link', { name: 'See the Preview' })).toHaveAttribute('href', '/account/listing/preview');
  await userEvent.click(screen.getByRole('button', { name: 'Publish Changes' }));
  expect(await screen.findByText('Visitors can see everything that is saved here.')).toBeVisible();
  expect(backend.state().page.tagline_en).toBe('Dry for forty years');
  expect(screen.queryByRole('button', { name: 'Publish Changes' })).not.toBeInTheDocument();
});

test('what somebody else wrote elsewhere on the page stays, and nobody is asked', async () => {
  const backend = of();
  await open(backend);
  await write(line, 'Dry for forty years');
  backend.draft({ employees: '20', description_fr: null });
  await save();
  await waitFor(() => expect(backend.state().draft).toMatchObject({ tagline_en: 'Dry for forty years', employees: '20' }));
  expect(await (await part('Contact details and facts')).findByDisplayValue('20')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'A newer version' })).not.toBeInTheDocument();
});

test('two who write the same text both keep it: the second compares, then saves again', async () => {
  const backend = of();
  const { container } = await open(backend);
  await write(line, 'Mine');
  backend.draft({ tagline_en: 'Theirs' });
  await save();
  const newer = await screen.findByRole('region', { name: 'A newer version' });
  expect(newer).toHaveTextContent(/Someone on your team saved a newer version at .*Yours is kept below.*Theirs/);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect((await texts()).getByLabelText(new RegExp(`^${line}`))).toHaveValue('Mine');
  expect(backend.state().draft!.tagline_en).toBe('Theirs');
  await expectAccessible(container);
  await save();
  await waitFor(() => expect(backend.state().draft!.tagline_en).toBe('Mine'));
  await waitFor(() => expect(newer).not.toBeInTheDocument());
});

test('the newer version may be taken instead', async () => {
  const backend = of();
  await open(backend);
  await write(line, 'Mine');
  backend.draft({ tagline_en: 'Theirs' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the Newer Version' }));
  expect((await texts()).getByLabelText(new RegExp(`^${line}`))).toHaveValue('Theirs');
  expect(backend.state().draft!.tagline_en).toBe('Theirs');
});

describe('what was written and not saved', () => {
  const note = 'You wrote this earlier on this device. It is not saved yet.';
  const field = async (label = line) => (await texts()).getByLabelText(new RegExp(`^${label}`));
  /** Opens the page, writes, and closes it before anything is saved. */
  const writeAndLeave = async (backend: Backend, words: string) => {
    const { unmount } = await open(backend);
    await write(line, words);
    unmount();
  };

  test('is there after a reload, said to be unsaved, and kept until it is saved', async () => {
    const backend = of();
    await writeAndLeave(backend, 'Dry for forty years');
    const { container, unmount } = await open(backend);
    expect(await field()).toHaveValue('Dry for forty years');
    expect((await texts()).getByText(note)).toBeVisible();
    expect(screen.getAllByText(note)).toHaveLength(1);
    await expectAccessible(container);
    await save();
    await waitFor(() => expect(backend.state().draft!.tagline_en).toBe('Dry for forty years'));
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    unmount();
    await open(backend);
    expect(await field()).toHaveValue('Dry for forty years');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  test('is compared with what somebody else wrote there meanwhile; what they wrote elsewhere is shown', async () => {
    const backend = of();
    await writeAndLeave(backend, 'Mine');
    backend.draft({ tagline_en: 'Theirs', description_fr: 'Leur texte' });
    await open(backend);
    expect(await field()).toHaveValue('Mine');
    expect(await field('About you, in French')).toHaveValue('Leur texte');
    const newer = await screen.findByRole('region', { name: 'A newer version' });
    expect(newer).toHaveTextContent('Theirs');
    expect(newer).not.toHaveTextContent('Leur texte');
    await userEvent.click(within(newer).getByRole('button', { name: 'Take the Newer Version' }));
    expect(await field()).toHaveValue('Theirs');
  });

  test('can be given up for what is saved', async () => {
    const backend = of();
    await writeAndLeave(backend, 'Mine');
    const { unmount } = await open(backend);
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back to What Is Saved' }));
    expect(await field()).toHaveValue(listing.page.tagline_en);
    expect((await texts()).getByLabelText(/^Name of the company/)).toHaveFocus();
    unmount();
    await open(backend);
    expect(await field()).toHaveValue(listing.page.tagline_en);
  });

  test('adds a service once when its answer was lost and the page was loaded again', async () => {
    const backend = of();
    const { unmount } = await open(backend.losing);
    const add = async () => within(await screen.findByRole('form', { name: 'Add a service' }));
    await userEvent.type((await add()).getByLabelText(/^Service, in English/), 'Gutters');
    await userEvent.click((await add()).getByRole('button', { name: 'Add Service' }));
    await screen.findByRole('alert');
    unmount();
    await open(backend);
    expect((await add()).getByLabelText(/^Service, in English/)).toHaveValue('Gutters');
    await userEvent.click((await add()).getByRole('button', { name: 'Add Service' }));
    await waitFor(async () => expect((await add()).getByLabelText(/^Service, in English/)).toHaveValue(''));
    expect(backend.state().draft!.services.filter(({ name_en }) => name_en === 'Gutters')).toHaveLength(1);
  });
});

describe('what was stored while the page cannot be read again', () => {
  /** As when the backend stops between a write and the read that follows it. */
  const openAndStop = async () => {
    let isAway = false;
    const backend: Backend = of({}, 'owner', { company_page: () => (isAway ? { status: 503, message: 'Away' } : backend.state()) });
    backend.draft({ tagline_en: 'Dry' });
    const { shell } = await open(backend);
    const card = await part('Services and prices');
    isAway = true;
    return {
      backend,
      card,
      comesBack: () => (isAway = false),
      told: (title: string) => waitFor(() => expect(shell.notifications.map((notice) => notice.title)).toEqual([title]), { timeout: 3000 }),
    };
  };
  const names = (backend: Backend) => backend.state().draft!.services.map(({ name_en }) => name_en);
  const add = async (card: Awaited<ReturnType<typeof part>>, name: string) => {
    await userEvent.type(card.getByLabelText(/^Service, in English/), name);
    await userEvent.click(card.getByRole('button', { name: 'Add Service' }));
  };

  test('is said to be saved, and stands there once when more is added', async () => {
    const { backend, card, comesBack, told } = await openAndStop();
    await add(card, 'Gutters');
    await told('Saved in the draft');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(card.getByLabelText(/^Service, in English/)).toHaveValue('');
    comesBack();
    await add(card, 'Skylights');
    expect(await card.findByRole('button', { name: 'Change Skylights' })).toBeVisible();
    expect(names(backend)).toEqual(['New shingles', 'Flat roof', 'Gutters', 'Skylights']);
  });

  test('is taken off without a word of trouble', async () => {
    const { backend, card } = await openAndStop();
    const remove = card.getByRole('button', { name: 'Remove Flat roof' });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).toBeEnabled(), { timeout: 3000 });
    expect(names(backend)).toEqual(['New shingles']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is said to be published', async () => {
    const { backend, told } = await openAndStop();
    await userEvent.click(screen.getByRole('button', { name: 'Publish Changes' }));
    await told('Your changes are live');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(backend.state().page.tagline_en).toBe('Dry');
  });
});

test('a draft that somebody changed is looked at before it is published', async () => {
  const backend = of();
  backend.draft({ tagline_en: 'Seen' });
  await open(backend);
  const publish = await screen.findByRole('button', { name: 'Publish Changes' });
  backend.draft({ tagline_en: 'Not seen' });
  await userEvent.click(publish);
  expect(await screen.findByText(/It is shown now: look at it, then publish/)).toBeVisible();
  expect(await (await texts()).findByDisplayValue('Not seen')).toBeVisible();
  await userEvent.click(publish);
  await waitFor(() => expect(backend.state().page.tagline_en).toBe('Not seen'));
});

test('services are added, changed and taken off, with their prices', async () => {
  const backend = of();
  await open(backend);
  const card = await part('Services and prices');
  expect(card.getByRole('list', { name: 'Your services' })).toHaveTextContent('New shingles, from $4,500.00');
  await userEvent.click(card.getByRole('button', { name: 'Change New shingles' }));
  const price = card.getByLabelText(/^Price from/);
  expect(price).toHaveValue('4500');
  await userEvent.clear(price);
  await userEvent.type(price, '4,750.50');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText(/New shingles, from \$4,750\.50/)).toBeVisible();
  await userEvent.type(card.getByLabelText(/^Service, in English/), 'Gutters');
  await userEvent.click(card.getByRole('button', { name: 'Add Service' }));
  expect(await card.findByRole('button', { name: 'Change Gutters' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Remove Flat roof' }));
  await waitFor(() => expect(backend.state().draft!.services.map(({ name_en }) => name_en)).toEqual(['New shingles', 'Gutters']));
});

test.each([
  ['en', 'Services and prices', 'Remove Flat roof', 'Removed: Flat roof'],
  ['fr', 'Services et prix', 'Retirer Flat roof', 'Retiré : Flat roof'],
] as const)('that a service was taken off is said where the focus goes (%s)', async (locale, name, action, said) => {
  await open(of(), locale);
  const card = await part(name);
  await userEvent.click(card.getByRole('button', { name: action }));
  await waitFor(() => expect(card.queryByRole('button', { name: action })).not.toBeInTheDocument());
  expect(card.getByText(said)).toHaveRole('status');
  expect(card.getByText(said)).toHaveFocus();
});

test('whoever has added, changed or left a service goes on above the next form', async () => {
  await open(of());
  const card = await part('Services and prices');
  const heading = () => card.getByRole('heading', { name: 'Add a service' });
  await userEvent.type(card.getByLabelText(/^Service, in English/), 'Gutters');
  await userEvent.click(card.getByRole('button', { name: 'Add Service' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(card.getByRole('button', { name: 'Change Gutters' }));
  await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(card.getByRole('button', { name: 'Change Gutters' }));
  await userEvent.type(card.getByLabelText(/^Service, in English/), ' and soffits');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a service that could not be taken off stays, and the focus is at the reason', async () => {
  await open(of({}, 'owner', { save_page_draft: () => ({ status: 500, message: 'boom' }) }));
  await userEvent.click((await part('Services and prices')).getByRole('button', { name: 'Remove Flat roof' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test('languages are pressed, and none at all is refused at the field', async () => {
  const backend = of();
  await open(backend);
  const facts = await part('Contact details and facts');
  await userEvent.click(facts.getByRole('button', { name: 'English' }));
  await userEvent.click(facts.getByRole('button', { name: 'Save' }));
  expect(facts.getByRole('group', { name: 'Languages you speak' })).toHaveAccessibleDescription('Choose one or more languages');
  await userEvent.click(facts.getByRole('button', { name: 'Punjabi' }));
  await userEvent.click(facts.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.state().draft!.languages).toEqual(['pa']));
});

test('a name that waits is said with the one that is shown, in French too', async () => {
  const page = { ...listing.page, name: 'Toits Harfang', trade: 'Siding' };
  await open(of({ page, waits: '2026-11-22T15:00:00Z' }), 'fr');
  expect(
    await screen.findByText(
      'En attente de notre vérification : Toits Harfang, Revêtement extérieur. D’ici là, votre page affiche Maple Ridge Roofing.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/à partir de 4 500,00/)).toBeVisible();
});

test('what staff refused is said with its reason', async () => {
  await open(of({ refused: 'The register knows another company of this name.' }));
  expect(await screen.findByText(/Why: The register knows another company/)).toBeVisible();
});

test('the preview is drawn by the directory, and published from there', async () => {
  const backend = of();
  backend.draft({ tagline_en: 'New line' });
  await open(backend, 'en', '/account/listing/preview');
  const bar = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(bar.getByRole('link', { name: 'Back to the Editor' })).toHaveAttribute('href', '/account/listing');
  await userEvent.click(bar.getByRole('button', { name: 'Publish Changes' }));
  expect(await bar.findByRole('link', { name: 'See your page' })).toHaveAttribute('href', `/services/${company}`);
});

test.each([
  ['draft', 'Your page is not live yet'],
  ['suspended', 'This page can’t be changed'],
] as const)('a company that is %s says why nothing can be written', async (status, title) => {
  await open(of({ status }));
  expect(await screen.findByText(title)).toBeVisible();
});

test('the way there stands beside the inbox for who writes the page, not for the crew', async () => {
  await open(of());
  expect(await screen.findByRole('link', { name: 'Page' })).toHaveAttribute('href', '/account/listing');
});

test('the crew is told who writes it', async () => {
  await open(of({}, 'member'));
  expect(await screen.findByText('No page to edit')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Page' })).not.toBeInTheDocument();
});

test.each([
  ['description_fr', 'en', 'Where you are and where you work', /your text has to be in French too/],
  ['description_fr', 'fr', 'Adresse et territoire desservi', /votre texte doit donc aussi être en français/],
  ['projects_fr', 'en', 'Where you are and where you work', /your projects have to be in French too/],
  ['projects_fr', 'fr', 'Adresse et territoire desservi', /vos réalisations doivent donc aussi être en français/],
] as const)('a place in Quebec that is refused (%s, %s) says what to write first', async (details, locale, name, words) => {
  const refusal = { status: 422, code: 'PT422', message: 'The page needs its text in French', details, hint: 'Write it.' };
  await open(of({}, 'owner', { save_page_draft: () => refusal }), locale);
  const place = await part(name);
  await userEvent.click(place.getByRole('button', { name: locale === 'fr' ? 'Enregistrer' : 'Save' }));
  expect(await place.findByRole('alert')).toHaveTextContent(words);
});

test('a draft from before that serves Quebec without French is not published, and says why', async () => {
  const refusal = {
    status: 422,
    code: 'PT422',
    message: 'The page needs its text in French',
    details: 'description_fr',
    hint: 'Write it.',
  };
  const backend = of({}, 'owner', { publish_company_page: () => refusal });
  backend.draft({ areas: ['Gatineau'] });
  await open(backend);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/your text has to be in French too/);
});
