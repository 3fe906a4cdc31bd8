import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { accountBackend } from '../testing/accountBackend';
import { member } from '../testing/member';
import type { Application } from './useApplications';

const { page, application, of } = accountBackend;
const open = (db = of(), locale: 'en' | 'fr' = 'en') => renderSection(section, { path: '/account/apply', auth: member, db, locale });
const states = async () =>
  within(await screen.findByRole('list', { name: 'From application to listing' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent!.match(/Done|Now|To come/)![0]);

beforeEach(() => localStorage.clear());

test('without an application the way to one is shown', async () => {
  await open(of({ applications: [] }));
  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply');
});

test.each<[string, Partial<Application>, string[]]>([
  ['sent', { status: 'submitted', page: null }, ['Done', 'Now', 'To come', 'To come']],
  ['in review', { status: 'in_review', page: null }, ['Done', 'Now', 'To come', 'To come']],
  ['accepted', {}, ['Done', 'Done', 'Now', 'To come']],
  ['with a page that was sent', { page: { ...page, status: 'submitted' } }, ['Done', 'Done', 'Done', 'Now']],
  ['live', { status: 'live', page: { ...page, status: 'approved' } }, ['Done', 'Done', 'Done', 'Done']],
])('an application that is %s stands at its step', async (_what, changes, expected) => {
  await open(of({ applications: [application(changes)] }));
  expect(await states()).toEqual(expected);
});

test('the list counts what is there, links to what is missing, and holds the page back until then', async () => {
  await open();
  const list = await screen.findByRole('region', { name: 'What your page needs' });
  expect(within(list).getByRole('status')).toHaveTextContent('5 of 7 done');
  const link = within(list).getByRole('link', { name: 'About the company' });
  expect(document.querySelector(link.getAttribute('href')!)).toBe(screen.getByRole('region', { name: 'About the company' }));
  expect(screen.getByRole('button', { name: 'Send for Review' })).toBeDisabled();
});

test.each<[string, 'en' | 'fr', Partial<Application['page']>, string, RegExp]>([
  [
    'that serves Quebec from elsewhere',
    'en',
    { served_in_quebec: 'Gatineau' },
    'About the company',
    /in French too, because Gatineau is in Quebec.*LaSalle, ON/,
  ],
  [
    'that serves Quebec from elsewhere',
    'fr',
    { served_in_quebec: 'Gatineau' },
    'Présentation de l’entreprise',
    /en français.*au Québec : Gatineau.*LaSalle \(Ontario\)/,
  ],
  ['in Quebec', 'en', { served_in_quebec: 'Laval', province: 'QC' }, 'About the company', /in French too, because you are in Quebec$/],
])('the list of a company %s says that the text is needed in French (%s)', async (_what, locale, changes, name, words) => {
  await open(of({ applications: [application({ page: { ...page, ...changes } })] }), locale);
  const point = (await screen.findByRole('link', { name })).closest('li')!;
  expect(point).toHaveTextContent(words);
});

test.each([
  [
    'en',
    'Useful, not required',
    [
      'A “from” priceDone',
      'A logoOnce your page is live',
      'Three projects with photosOnce your page is live',
      'A template for quotesOnce your page is live',
      'A second person on the teamMissing',
    ],
  ],
  [
    'fr',
    'Utile, mais facultatif',
    [
      'Un prix «\u00a0à partir de\u00a0»Fait',
      'Un logoUne fois votre page en ligne',
      'Trois réalisations avec photosUne fois votre page en ligne',
      'Un modèle de soumissionUne fois votre page en ligne',
      'Une deuxième personne dans l’équipeManquant',
    ],
  ],
] as const)('what is useful stands apart and holds nothing back (%s)', async (locale, name, points) => {
  const checklist = page.checklist.map((item) => (item.required ? { ...item, state: 'done' as const } : item));
  await open(of({ applications: [application({ page: { ...page, checklist } })] }), locale);
  const useful = within(await screen.findByRole('list', { name }));
  expect(useful.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
  expect(useful.getByRole('link', { name: points[4].replace(/Missing|Manquant/, '') })).toHaveAttribute(
    'href',
    `${locale === 'fr' ? '/fr' : ''}/account/team?company=${page.id}`,
  );
  expect(screen.getByRole('button', { name: locale === 'fr' ? 'Envoyer pour examen' : 'Send for Review' })).toBeEnabled();
});

test('what is written for a point is stored by its own call and read again', async () => {
  const about = jest.fn(() => ({ provider_id: page.id }));
  const applications = [application()];
  await open(of({ applications, rpc: { save_company_about: about } }));
  const card = within(await screen.findByRole('region', { name: 'About the company' }));
  await userEvent.type(card.getByLabelText(/^About you, in English/), 'We lay shingles.');
  applications[0] = application({ page: { ...page, checklist: page.checklist.map((item) => ({ ...item, state: 'done' })) } });
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(about).toHaveBeenCalledWith({
    about: { provider_id: page.id, name: 'Maple Ridge Roofing', trade: 'Roofing', description_en: 'We lay shingles.', description_fr: '' },
  });
  expect(await screen.findByText(/Ready to go live/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send for Review' })).toBeEnabled();
});

test('what was written and not saved is there after a reload, in French too, and can be given up', async () => {
  const { unmount } = await open();
  const about = async (label: string) => within(await screen.findByRole('region', { name: label }));
  await userEvent.type((await about('About the company')).getByLabelText(/^About you, in English/), 'We lay shingles.');
  unmount();
  await open(of(), 'fr');
  const card = await about('Présentation de l’entreprise');
  expect(card.getByLabelText(/en anglais/)).toHaveValue('We lay shingles.');
  expect(card.getByText(/Ce n’est pas encore enregistré/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Revenir à la version enregistrée' }));
  expect(card.getByLabelText(/en anglais/)).toHaveValue('');
  expect(card.queryByText(/Ce n’est pas encore enregistré/)).not.toBeInTheDocument();
});

test('a service is added with its price and leaves an empty form; a wrong price is refused at its field', async () => {
  const services: unknown[] = [];
  const refusal = { status: 422, code: 'PT422', message: 'The price is not a number', details: 'price_cents', hint: 'Correct it.' };
  const store = ({ service }: Record<string, unknown>) => {
    services.push(service);
    return (service as { price_cents: unknown }).price_cents === 'free' ? refusal : { id: 's2' };
  };
  await open(of({ rpc: { save_company_service: store } }));
  const card = within(await screen.findByRole('region', { name: 'A service' }));
  expect(card.getByRole('list', { name: 'Your services' })).toHaveTextContent('New shingles – $450.00');
  await userEvent.type(card.getByLabelText(/^Service, in English/), 'Flat roof');
  await userEvent.type(card.getByLabelText(/^Price from/), 'free');
  await userEvent.click(card.getByRole('button', { name: 'Add Service' }));
  expect(card.getByLabelText(/^Price from/)).toHaveAccessibleDescription(/The price is not a number/);
  await userEvent.clear(card.getByLabelText(/^Price from/));
  await userEvent.type(card.getByLabelText(/^Price from/), '1,200.50');
  await userEvent.selectOptions(card.getByLabelText('The price is'), 'per visit');
  await userEvent.click(card.getByRole('button', { name: 'Add Service' }));
  expect(services.at(-1)).toMatchObject({ name_en: 'Flat roof', price_cents: 120_050, price_unit: 'visit' });
  await waitFor(() => expect(card.getByLabelText(/^Service, in English/)).toHaveFocus());
  expect(card.getByLabelText(/^Service, in English/)).toHaveValue('');
});

test('a service whose answer was lost is asked for again under the same id, the next one under another', async () => {
  const ids: unknown[] = [];
  const store = ({ service }: Record<string, unknown>) => {
    ids.push((service as { id: unknown }).id);
    return ids.length === 1 ? { status: 503, message: 'Away' } : { id: 's2' };
  };
  await open(of({ rpc: { save_company_service: store } }));
  const card = within(await screen.findByRole('region', { name: 'A service' }));
  const add = async () => userEvent.click(card.getByRole('button', { name: 'Add Service' }));
  await userEvent.type(card.getByLabelText(/^Service, in English/), 'Flat roof');
  await add();
  await card.findByRole('alert');
  await add();
  await waitFor(() => expect(card.getByLabelText(/^Service, in English/)).toHaveValue(''));
  await userEvent.type(card.getByLabelText(/^Service, in English/), 'Gutters');
  await add();
  await waitFor(() => expect(ids).toHaveLength(3));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a proof is claimed and can be taken back', async () => {
  const claim = jest.fn(() => ({ id: 'c2' }));
  const withdraw = jest.fn(() => ({ id: 'c1' }));
  await open(of({ rpc: { claim_credential: claim, withdraw_credential: withdraw } }));
  const identity = within(await screen.findByRole('region', { name: 'Proof of identity' }));
  await userEvent.click(identity.getByRole('button', { name: 'Send for Verification' }));
  expect(identity.getByLabelText(/^Number in the business register/)).toHaveAccessibleDescription(/Enter the number/);
  expect(claim).not.toHaveBeenCalled();
  await userEvent.type(identity.getByLabelText(/^Number in the business register/), 'ON 1234567');
  await userEvent.click(identity.getByRole('button', { name: 'Send for Verification' }));
  expect(claim).toHaveBeenCalledWith({ claim: expect.objectContaining({ kind: 'identity', number: 'ON 1234567' }) });
  const insurance = within(screen.getByRole('region', { name: 'Liability insurance' }));
  await userEvent.click(insurance.getByRole('button', { name: 'Withdraw Liability insurance P-1' }));
  expect(withdraw).toHaveBeenCalledWith({ id: 'c1' });
});

test.each([
  ['en', 'A service', 'Remove New shingles', 'Removed: New shingles', 'remove_company_service'],
  ['fr', 'Un service', 'Retirer Bardeaux neufs', 'Retiré : Bardeaux neufs', 'remove_company_service'],
  ['en', 'Liability insurance', 'Withdraw Liability insurance P-1', 'Withdrawn: Liability insurance P-1', 'withdraw_credential'],
  [
    'fr',
    'Assurance responsabilité',
    'Annuler l’envoi\u00a0: Assurance responsabilité P-1',
    'Envoi annulé : Assurance responsabilité P-1',
    'withdraw_credential',
  ],
] as const)('in %s, under “%s”: that the last one is gone is said where the focus goes', async (locale, name, action, said, call) => {
  const applications = [application()];
  const take = () => {
    applications[0] = application({ page: { ...page, services: [], credentials: [] } });
    return { id: 'gone' };
  };
  await open(of({ applications, rpc: { [call]: take } }), locale);
  const card = within(await screen.findByRole('region', { name }));
  await userEvent.click(card.getByRole('button', { name: action }));
  await waitFor(() => expect(card.queryByRole('button', { name: action })).not.toBeInTheDocument());
  expect(card.getByText(said)).toHaveRole('status');
  expect(card.getByText(said)).toHaveFocus();
});

test('what could not be taken away stays, and the focus is at the reason', async () => {
  await open(of({ rpc: { remove_company_service: () => ({ status: 500, message: 'boom' }) } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove New shingles' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Remove New shingles' })).toBeEnabled();
});

test('a page that waits cannot change, and is taken back', async () => {
  const takeBack = jest.fn(() => ({ status: 'draft' }));
  await open(of({ applications: [application({ page: { ...page, status: 'submitted' } })], rpc: { take_back_company: takeBack } }));
  expect(await screen.findByRole('region', { name: 'We are looking at your page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw It to Make Changes' }));
  expect(takeBack).toHaveBeenCalledWith({ provider: page.id });
});

test('a page that came back says why, in French too', async () => {
  const returned = { ...page, status: 'changes_requested' as const, reason: 'The text says nothing.' };
  await open(of({ applications: [application({ page: returned })] }), 'fr');
  const card = await screen.findByRole('region', { name: 'Il manque quelque chose' });
  expect(card).toHaveTextContent('Motif : The text says nothing.');
});

test('whoever applied as a guest takes the page over', async () => {
  const join = jest.fn(() => ({ provider_id: page.id }));
  await open(of({ applications: [application({ page: null, can_join: true })], rpc: { join_company: join } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set Up Your Page' }));
  expect(join).toHaveBeenCalledWith({ application: 'a1' });
});

test.each([
  ['en', 'Why: Nothing in the register.', /Do you see it differently/],
  ['fr', 'Motif : Nothing in the register.', /Vous n’êtes pas d’accord/],
] as const)('a declined application says why (%s)', async (locale, reason, contact) => {
  await open(of({ applications: [application({ status: 'declined', page: null, reason: 'Nothing in the register.' })] }), locale);
  const card = within(await screen.findByRole('region', { name: 'Maple Ridge Roofing' }));
  expect(card.getByText(reason)).toBeVisible();
  expect(card.getByText(contact)).toBeVisible();
});

test('a page that is live is linked; a declined application says whom to ask', async () => {
  await open(
    of({
      applications: [
        application({ status: 'live', page: { ...page, status: 'approved' } }),
        application({ id: 'a2', company: 'Old Roofs', status: 'declined', page: null }),
      ],
    }),
  );
  expect(await screen.findByRole('link', { name: 'See your page' })).toHaveAttribute('href', `/services/${page.id}`);
  expect(within(screen.getByRole('region', { name: 'Old Roofs' })).getByText(/cannot accept this application/)).toBeVisible();
});
