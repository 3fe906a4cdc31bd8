import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTestShell, fakeDb, renderSection, TestShellProviders } from '@marketplace/section-kit/testing';
import { drawnStars } from '@marketplace/shared-ui/testing';
import { section } from '../section';
import { profileRow } from '../testing/profileRow';
import { ProfileBody } from './ProfileBody';
import { toProfile } from './ProviderProfile';

const locales = ['en', 'fr'] as const;
type Locale = (typeof locales)[number];

const region = (name: string) => within(screen.getByRole('region', { name }));

/** Lines of the specification, with what each is called in French. */
const lines: [line: string, check: (say: (en: string, fr: string) => string) => void][] = [
  [
    '[§2 Profile] Hero: name, tagline, rating, review count, location, response time',
    (say) => {
      expect(screen.getByRole('heading', { level: 1, name: 'Northline Renovations' })).toBeVisible();
      const tagline = say('Whole-home renovations, built for Canadian winters', 'Des rénovations complètes, pensées pour nos hivers');
      for (const text of [
        tagline,
        say('4.9', '4,9'),
        say('Toronto, ON', 'Toronto (Ontario)'),
        say('Within 2 hours', 'En moins de 2\u00a0heures'),
      ])
        expect(screen.getByText(text, { normalizer: (words) => words })).toBeVisible();
      expect(screen.getByText(say('Rated 4.9 out of 5, 127 reviews', 'Note de 4,9 sur 5, 127 avis'))).toBeInTheDocument();
    },
  ],
  [
    '[§2 Profile] badges VERIFIED PREMIUM and TOP RATED',
    (say) => {
      expect(screen.getByText(say('VERIFIED PREMIUM', 'VÉRIFIÉ PREMIUM'))).toBeVisible();
      expect(screen.getByText(say('TOP RATED', 'TRÈS BIEN NOTÉ'))).toBeVisible();
    },
  ],
  [
    "[§2 Profile] About: established year, team size, a 'Fully Licensed & Insured' tile, licensing badges",
    (say) => {
      const about = region(say('About', 'À propos'));
      const value = (term: string) => about.getByText(term).nextElementSibling;
      expect(value(say('Established', 'Année de fondation'))).toHaveTextContent('2008');
      expect(value(say('Team size', 'Taille de l’équipe'))).toHaveTextContent(say('25–50 people', '25–50 personnes'));
      expect(about.getByText(say('Fully Licensed & Insured', 'Licence et assurances en règle'))).toBeVisible();
      expect(about.getAllByRole('listitem')).toHaveLength(2);
      expect(about.getByText(say('Renovating Toronto since 2008.', 'À Toronto depuis 2008.'))).toBeVisible();
    },
  ],
  [
    '[§2 Profile] Our Services: list of services',
    (say) => {
      const items = region(say('Our Services', 'Nos services')).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        say('Kitchen renovation', 'Rénovation de cuisine'),
        say('Home additions', 'Agrandissements'),
      ]);
    },
  ],
  [
    '[§2 Profile] Recent Projects: items with image, title, description',
    (say) => {
      const projects = region(say('Recent Projects', 'Réalisations récentes'));
      expect(projects.getAllByRole('img')).toHaveLength(2);
      expect(projects.getByRole('heading', { name: new RegExp(say('Second storey', 'Un étage de plus')) })).toBeVisible();
      expect(projects.getByText(say('A bungalow gained three bedrooms.', 'Un bungalow a gagné trois chambres.'))).toBeVisible();
    },
  ],
  [
    '[§2 Profile] What Our Clients Say: testimonials with name, project, star rating (1 to 5) and text',
    (say) => {
      const said = region(say('What Our Clients Say', 'Ce que disent nos clients'));
      for (const text of ['Priya S.', say('Kitchen renovation', 'Rénovation de cuisine')]) expect(said.getByText(text)).toBeVisible();
      expect(said.getByText(say('They kept to the price to the end.', 'Ils ont tenu leur prix jusqu’à la fin.'))).toBeVisible();
      expect(drawnStars(said.getByRole('figure'))).toBe(5);
    },
  ],
  [
    "[§2 Profile] Sidebar quote card: Select Service (first option 'Choose a service...'), Request Quote, Call Now showing a phone number",
    (say) => {
      const options = within(screen.getByLabelText(say('Select Service', 'Choisir un service'))).getAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual([
        say('Choose a service...', 'Choisissez un service…'),
        say('Kitchen renovation', 'Rénovation de cuisine'),
        say('Home additions', 'Agrandissements'),
      ]);
      expect(screen.getByRole('button', { name: say('Request Quote', 'Demander une soumission') })).toBeEnabled();
      expect(screen.getByRole('button', { name: say('Call Now 416-555-0142', 'Appeler 416\u00a0555-0142') })).toBeVisible();
    },
  ],
  [
    '[§2 Profile] Sidebar list of service areas',
    (say) => {
      const areas = region(say('Service Areas', 'Secteurs desservis')).getAllByRole('listitem');
      expect(areas.map(({ textContent }) => textContent)).toEqual(['Toronto', 'Mississauga']);
    },
  ],
];

describe.each(locales)('in %s', (locale) => {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);
  test.each(lines)('%s', async (_line, check) => {
    await open(locale);
    check(say);
  });
});

test("[§8] Profile Call Now: toast 'Calling {name}' with 'Connecting you to {phone}...'", async () => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  const { shell } = await open('en');
  await userEvent.click(screen.getByRole('button', { name: /^Call Now 4/ }));
  expect(shell.notifications).toMatchObject([{ title: 'Calling Northline Renovations', description: 'Connecting you to 416-555-0142...' }]);
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each(locales)('the whole page renders on a server (%s)', (locale) => {
  const html = renderToString(
    <TestShellProviders shell={createTestShell({ locale })} path="/services/42">
      <ProfileBody profile={toProfile(profileRow())} />
    </TestShellProviders>,
  );
  expect(html).toContain('Priya S.');
});

async function open(locale: Locale) {
  const view = await renderSection(section, {
    path: '/services/42',
    db: fakeDb({ rpc: { provider_profile: () => profileRow() } }),
    locale,
  });
  await screen.findByRole('heading', { level: 1, name: 'Northline Renovations' });
  return view;
}
