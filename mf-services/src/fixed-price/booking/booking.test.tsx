import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { lostAnswer } from '../../testing/requestBackend';
import { fixedPriceBackend } from '../testing/fixedPriceBackend';

const address = '/services/assembly?chairs=2&postal=M5V2T6&slot=2026-11-23-morning';
const open = async (backend = fixedPriceBackend(), path = address, locale: 'en' | 'fr' = 'en') => {
  const rendered = await renderSection(section, { path, db: backend.db, locale });
  await screen.findByLabelText(/Your name|Votre nom/);
  return { backend, ...rendered };
};
const button = () => screen.getByRole('button', { name: /^(Book|Réserver)/ });
const fill = async () => {
  await userEvent.type(screen.getByLabelText(/Your name/), 'Maya Roy');
  await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.ca');
};

beforeEach(() => localStorage.clear());

test('books once, at the price shown, and says with whom, when and where to follow it', async () => {
  const { backend, container, address: current } = await open();
  await fill();
  await userEvent.type(screen.getByLabelText(/Anything the team should know/), '=1+1 <b>dog</b>');
  expect(button()).toHaveTextContent('Book for $111.87');
  await userEvent.dblClick(button());
  const heading = await screen.findByRole('heading', { name: 'Requested for Monday, November 23' });
  expect(heading).toHaveFocus();
  expect(backend.bookings()).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      service: 'assembly',
      choices: { chairs: 2, tables: 0, shelves: 0, desks: 0, beds: 0, wardrobes: 0, anchoring: false, packaging: false },
      postal_code: 'M5V 2T6',
      day: '2026-11-23',
      part: 'morning',
      expected_total_cents: 11187,
      description: '=1+1 <b>dog</b>',
      contact: { name: 'Maya Roy', email: 'maya@example.ca', phone: null, preferred: 'email' },
      locale: 'en',
      notice: 'notice-en-3',
    },
  ]);
  expect(
    screen.getByText(
      /^We hold Monday, November 23, 8:00.a\.m\. to 12:00.p\.m\. for you until November 20, 2026 at 10:15.a\.m\. Open the email we sent to maya@example\.ca and confirm your address there before then\. It is booked only if Aspenfold Assembly confirms it\. Nothing is owed until then\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Price, fixed for this booking: $111.87 with tax')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Follow your request' })).toHaveAttribute('href', `/r/${String(backend.bookings()[0]!.token)}`);
  await waitFor(() => expect(current()).toBe('/services/assembly?chairs=2&postal=M5V2T6'));
  await expectAccessible(container);
});

test.each([
  ['en', 'Sample', 'This company is invented: nobody comes, and nothing is owed.'],
  ['fr', 'Exemple', /^Cette entreprise est inventée\s: personne ne viendra et vous ne devez rien\.$/],
] as const)('a booking with a sample says that nobody comes (%s)', async (locale, label, sentence) => {
  await open(fixedPriceBackend({ isSample: true }), address, locale);
  await userEvent.type(screen.getByLabelText(/Your name|Votre nom/), 'Maya Roy');
  await userEvent.type(screen.getByLabelText(/^Email|^Courriel/), 'maya@example.ca');
  await userEvent.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(label)).toBeVisible();
});

test('a booking in Quebec shows the French text first, and keeps which one was shown', async () => {
  const { backend } = await open(fixedPriceBackend(), '/services/assembly?chairs=2&postal=H2X1Y4&slot=2026-11-23-morning');
  await fill();
  const terms = screen.getByRole('link', { name: 'Conditions' });
  expect(terms).toHaveAttribute('href', '/fr/terms');
  expect(terms.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Requested for Monday, November 23' });
  expect(backend.bookings()).toEqual([expect.objectContaining({ notice: 'notice-fr-3' })]);
});

test('another booking has an id of its own', async () => {
  const { backend } = await open();
  await fill();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Book another one' }));
  const day = await screen.findByRole('group', { name: 'Monday, November 23' });
  expect(within(day).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(day).getByRole('button'));
  await fill();
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Requested for Monday, November 23' });
  expect(backend.stored.size).toBe(2);
});

test('somebody else was faster: the next free times are there, nothing is lost, and the id stays', async () => {
  const { backend } = await open();
  await fill();
  backend.failNext('book_fixed_price', {
    status: 422,
    message: 'That time is no longer free',
    details: 'slot',
    hint: 'Choose another time.',
  });
  backend.taken.add('2026-11-23-morning');
  await userEvent.click(button());
  const alert = await screen.findByText(/Somebody else has just taken that time/);
  expect(alert.closest('[role=alert]')).toHaveFocus();
  expect(await screen.findByText('The time you had chosen is no longer free. Choose another one.')).toBeVisible();
  expect(screen.getByLabelText(/Your name/)).toHaveValue('Maya Roy');
  await userEvent.click(within(screen.getByRole('group', { name: 'Monday, November 23' })).getByRole('button'));
  await userEvent.click(button());
  expect(await screen.findByText(/We hold Monday, November 23, 1:00.p.m. to 5:00.p.m. for you/)).toBeVisible();
  const [first, second] = backend.bookings();
  expect(second!.id).toBe(first!.id);
});

test('another price than the page showed is shown before anything is booked', async () => {
  let chair = 2500;
  const backend = fixedPriceBackend({ items: (line) => (line.field === 'chairs' ? { ...line, cents: chair } : line) });
  await open(backend);
  await fill();
  chair = 3000;
  backend.failNext('book_fixed_price', {
    status: 422,
    message: 'The price is not the one you saw',
    details: 'price',
    hint: 'Check the total.',
  });
  await userEvent.click(button());
  expect(await screen.findByText(/The price list has changed/)).toBeVisible();
  await waitFor(() => expect(button()).toHaveTextContent('Book for $123.17'));
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Requested for Monday, November 23' });
  expect(backend.bookings().map((booking) => booking.expected_total_cents)).toEqual([11187, 12317]);
});

test('an answer that got lost is asked for again with the same id: one booking', async () => {
  const { backend } = await open();
  await fill();
  backend.failNext('book_fixed_price', lostAnswer, true);
  await userEvent.click(button());
  expect(await screen.findByText(/We could not confirm that it arrived/)).toBeVisible();
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Requested for Monday, November 23' });
  expect(backend.stored.size).toBe(1);
});

test('a third half day for an email that nobody confirmed says what to do', async () => {
  const { backend } = await open();
  await fill();
  backend.failNext('book_fixed_price', { status: 422, message: 'Two half days are held already', details: 'waiting', hint: 'Wait.' });
  await userEvent.click(button());
  const alert = await screen.findByText(/Confirm it with the link in one of our emails, or try again in 15 minutes/);
  expect(alert.closest('[role=alert]')).toHaveFocus();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Requested for Monday, November 23' })).toBeVisible();
});

test('what was typed survives leaving the page', async () => {
  const { unmount } = await open();
  await fill();
  unmount();
  await open();
  expect(screen.getByLabelText(/Your name/)).toHaveValue('Maya Roy');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@example.ca');
});

test.each([
  ['nothing is chosen', '/services/assembly?postal=M5V2T6&slot=2026-11-23-morning', 'Choose at least one item to see a price.'],
  ['there is no postal code', '/services/assembly?chairs=1', 'Enter your postal code to see the free times.'],
  ['no time is chosen', '/services/assembly?chairs=1&postal=M5V2T6', 'Choose a time for your booking.'],
])('while %s the button says so', async (_what, path, text) => {
  const { backend } = await open(fixedPriceBackend(), path);
  await fill();
  await userEvent.click(button());
  expect((await screen.findAllByRole('alert')).some((alert) => alert.textContent === text)).toBe(true);
  expect(backend.bookings()).toEqual([]);
});

test('the rules for how to reach somebody are said at the fields', async () => {
  const { backend } = await open();
  await userEvent.type(screen.getByLabelText(/^Email/), 'maya@');
  await userEvent.type(screen.getByLabelText(/^Phone/), '12');
  await userEvent.click(button());
  expect(screen.getByLabelText(/Your name/)).toHaveAccessibleDescription('Enter your name');
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
  expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  expect(backend.bookings()).toEqual([]);
});

test('a signed-in person finds name and address filled in', async () => {
  const backend = fixedPriceBackend({ confirmed: true });
  await renderSection(section, {
    path: address,
    db: backend.db,
    auth: { id: 'u1', email: 'maya@example.ca', displayName: 'Maya', locale: null },
  });
  expect(await screen.findByLabelText(/Your name/)).toHaveValue('Maya');
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Requested for Monday, November 23' })).toBeVisible();
  expect(
    screen.getByText(
      /^Requested for Monday, November 23, 8:00.a\.m\. to 12:00.p\.m\. Aspenfold Assembly will confirm by November 20, 2026 at 10:15.a\.m\. Nothing is owed until then\.$/,
    ),
  ).toBeVisible();
});

test('a booking of a confirmed address, in French', async () => {
  await open(fixedPriceBackend({ confirmed: true }), address, 'fr');
  await userEvent.type(screen.getByLabelText(/Votre nom/), 'Maya');
  await userEvent.type(screen.getByLabelText(/^Courriel|^Adresse courriel/), 'maya@exemple.ca');
  await userEvent.click(button());
  expect(
    await screen.findByText(
      /^Demandé pour lundi 23 novembre, de 8\sh à 12\sh\. Aspenfold Assembly confirmera d’ici le 20 novembre 2026 à 10\sh\s15\. Vous ne devez rien avant\.$/,
    ),
  ).toBeVisible();
});

test('in French', async () => {
  const { backend } = await open(fixedPriceBackend(), address, 'fr');
  await userEvent.type(screen.getByLabelText(/Votre nom/), 'Maya');
  await userEvent.type(screen.getByLabelText(/^Courriel|^Adresse courriel/), 'maya@exemple.ca');
  await userEvent.click(button());
  expect(
    await screen.findByText(
      /^Ce moment vous est gardé jusqu’au 20 novembre 2026 à 10\sh\s15\s: lundi 23 novembre, de 8\sh à 12\sh\. Ouvrez le courriel/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suivre votre demande' })).toHaveAttribute(
    'href',
    `/fr/r/${String(backend.bookings()[0]!.token)}`,
  );
});
