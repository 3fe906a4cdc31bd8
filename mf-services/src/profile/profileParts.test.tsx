import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@marketplace/section-kit';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { profileRow } from '../testing/profileRow';

async function open(row: Parameters<typeof profileRow>[0] = {}, locale: Locale = 'en') {
  const user = userEvent.setup();
  const view = await renderSection(section, {
    path: '/services/42',
    locale,
    db: fakeDb({ rpc: { provider_profile: () => profileRow(row) } }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Northline Renovations' });
  return { ...view, user };
}

test('each badge says what it rests on, to a pointer, a key and a finger, and Escape puts it away', async () => {
  const { user } = await open({ featured: true });
  const badge = screen.getByRole('button', { name: 'TOP RATED' });
  expect(badge).toHaveAccessibleDescription(
    /^Rated 4\.9 in 127 reviews\. This badge requires 4\.8 or better in at least 50 reviews, and cannot be bought\.$/,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.click(badge);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Rated 4.9');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(screen.getByRole('button', { name: 'VERIFIED PREMIUM' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('within the last 12 months');
  expect(screen.getByRole('button', { name: 'Featured · paid' })).toHaveAccessibleDescription(/pays for the Elite plan/);
});

test.each([
  ['en', 'Faucets from $140', 'Panels from $95/hour', 'Inspection $195', /Prices before tax/],
  ['fr', 'Robinets dès 140 $', 'Panneaux dès 95 $/heure', 'Inspection 195 $', /Prix avant taxes/],
] as const)('each service says what it costs at least, or exactly; one without a price says nothing (%s)', async (locale, ...texts) => {
  const service = (
    id: string,
    en: string,
    fr: string,
    price_cents: number | null,
    price_unit: string | null = null,
    fixed_price = false,
  ) => ({
    id,
    name: { en, fr },
    price_cents,
    price_unit,
    fixed_price,
  });
  await open(
    {
      services: [
        service('1', 'Faucets', 'Robinets', 14_000),
        service('2', 'Panels', 'Panneaux', 9_500, 'hour'),
        service('3', 'Inspection', 'Inspection', 19_500, null, true),
        service('4', 'Advice', 'Conseils', null),
      ],
    },
    locale,
  );
  const services = screen.getByRole('region', { name: /Our Services|Nos services/ });
  for (const text of texts) expect(services).toHaveTextContent(text);
  expect(within(services).getAllByRole('listitem')[3]).toHaveTextContent(/^(Advice|Conseils)$/);
});

test('where no badge is earned none is shown, nor the tile', async () => {
  await open({ badges: [], licensed_and_insured: false });
  for (const name of ['VERIFIED PREMIUM', 'TOP RATED', 'Featured · paid']) expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByText('Fully Licensed & Insured')).toBeNull();
});

test('credentials show number, source, check and expiry', async () => {
  await open();
  const about = within(screen.getByRole('region', { name: 'About' }));
  for (const text of ['Municipal contractor licence', 'No. B90-55501', 'Checked October 1, 2026', 'Expires November 30, 2027'])
    expect(about.getAllByText(text)[0]).toBeVisible();
  expect(about.getByRole('link', { name: 'Source: City of Toronto' })).toHaveAttribute('href', 'https://www.toronto.ca');
  expect(about.getByText('Expired September 30, 2026')).toBeVisible();
  expect(about.getByText('Source: certificate from the insurer')).toBeVisible();
});

test('a source has its French name on the French page, else the one it has', async () => {
  const [municipal, insurance] = profileRow().credentials!;
  await open({ credentials: [municipal!, { ...insurance!, issuer: { en: 'Sureties Inc.', fr: null } }] }, 'fr');
  expect(screen.getByRole('link', { name: 'Source\u00a0: Ville de Toronto' })).toHaveAttribute('href', 'https://www.toronto.ca');
  expect(screen.getByText('Source : Sureties Inc.')).toBeVisible();
});

test('imported ratings, testimonials and samples are labelled', async () => {
  await open();
  expect(screen.getByText('all imported')).toBeVisible();
  expect(screen.getByText(/^Supplied by the company and not checked/)).toBeVisible();
  expect(screen.getByText(/^Sample company/)).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
});

test('says how many of the reviews were imported where some were not', async () => {
  await open({ rating_base: { rating: 4.9, review_count: 100, source: 'imported' } }, 'fr');
  expect(screen.getByText('dont 100 importés')).toBeVisible();
});

test('a project opens large; arrows and buttons move; Escape returns to the card', async () => {
  const { user, baseElement } = await open();
  const card = screen.getByRole('button', { name: 'View Second storey in East York' });
  await user.click(card);
  const dialog = await screen.findByRole('dialog', { name: 'Second storey in East York' });
  expect(within(dialog).getByRole('img', { name: 'Drawing: the frame of a house' })).toBeVisible();
  expect(within(dialog).getByText('Completed June 2026')).toBeVisible();
  await expectAccessible(baseElement);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Kitchen in Leslieville' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next project' }));
  expect(screen.getByText('Project 1 of 2')).toBeVisible();
  await user.keyboard('{ArrowLeft}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card).toHaveFocus();
});

test.each([
  ['M5V 2T6', 'Yes: Toronto.'],
  ['l5b', 'Yes: Mississauga.'],
  ['missis', 'Yes: Mississauga.'],
  ['K1A 0B1', 'K1A 0B1 is not on the list. Ask the company: it may still serve you.'],
])('is %s covered', async (text, answer) => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Is my place covered?'), text);
  expect(screen.getByText(answer)).toBeVisible();
});

test('a company that is away or full says so', async () => {
  const { unmount } = await open({ away_until: '2027-01-04' });
  expect(screen.getByText(/^Away until January 4, 2027/)).toBeVisible();
  unmount();
  const full = await open({ accepting_work: false });
  expect(screen.getByText('Not taking new work at the moment.')).toBeVisible();
  expect(screen.queryByText(/^Next free/)).not.toBeInTheDocument();
  full.unmount();
  await open({ accepting_work: false, next_free_on: '2027-02-01' });
  expect(screen.getByText('Next free from February 1, 2027.')).toBeVisible();
});

test('a company that nobody reads requests for says so before the form', async () => {
  await open({ reachable: false });
  expect(screen.getByText(/^Northline Renovations has not joined \S+ yet, so nobody reads requests there\./)).toBeVisible();
});

test('on phones the bar leads to the form', async () => {
  const { user } = await open();
  const bar = within(screen.getByRole('group', { name: 'Contact Northline Renovations' }));
  await user.click(bar.getByRole('link', { name: 'Request Quote' }));
  expect(screen.getByLabelText('Select Service')).toHaveFocus();
});

test.each([
  ['en', null, 'Within 2 hours (stated by the company)'],
  ['en', { asked: 12, answered: 11 }, 'Within 2 hours (measured: 11 of 12 answered in 90 days)'],
  ['fr', null, 'En moins de 2 heures (selon l’entreprise)'],
  ['fr', { asked: 12, answered: 11 }, 'En moins de 2 heures (mesuré : 11 réponses sur 12 demandes en 90 jours)'],
] as const)('says whether the response time was measured (%s, %j)', async (locale, answers, text) => {
  await open({ answers, response_time: 'Within 2 hours' }, locale);
  const facts = screen.getAllByRole('listitem').find((item) => /Within|En moins/.test(item.textContent ?? ''))!;
  expect(facts).toHaveTextContent(text);
});

test('without a logo a company shows its monogram', async () => {
  await open();
  expect(screen.getByText('NR')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Logo of Northline Renovations' })).not.toBeInTheDocument();
});

test('a company shows its logo, its own photos and its hours', async () => {
  const [project] = profileRow().projects!;
  await open({
    logo: 'u/1/logo.png',
    projects: [{ ...project!, image: 'u/2/photo.jpg' }],
    hours: { appointment: false, days: { mon: ['08:00', '17:00'] } },
  });
  expect(screen.getByRole('img', { name: 'Logo of Northline Renovations' })).toHaveAttribute('src', '/public/portfolio/u/1/logo.png');
  expect(screen.getByRole('img', { name: project!.alt.en! })).toHaveAttribute('src', '/public/portfolio/u/2/photo.jpg');
  expect(within(screen.getByRole('region', { name: 'Opening hours' })).getByText('Monday')).toBeVisible();
});
