import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from './section';

const region = (name: string) => within(screen.getByRole('region', { name }));
const leadsTo = (links: HTMLElement[], ...hrefs: string[]) => expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);

const lines: [line: string, check: () => void][] = [
  [
    '[§2 Home] a hero with a heading and a search box',
    () => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getByRole('search')).toBeVisible();
    },
  ],
  [
    '[§2 Home] two buttons: Browse Materials (to /materials) and Find Contractors (to /services)',
    () => {
      expect(screen.getAllByRole('link', { name: 'Browse Materials' })[0]).toHaveAttribute('href', '/materials');
      expect(screen.getAllByRole('link', { name: 'Find Contractors' })[0]).toHaveAttribute('href', '/services');
    },
  ],
  [
    '[§2 Home] Trending Searches: 8 chips (Plumbing, Electrical, HVAC, Roofing, Flooring, Kitchen Renovation, Bathroom Renovation, Landscaping)',
    () => {
      expect(screen.getByRole('heading', { name: 'Trending Searches' })).toBeVisible();
      expect(chips().map((chip) => chip.textContent)).toEqual([
        'Plumbing',
        'Electrical',
        'HVAC',
        'Roofing',
        'Flooring',
        'Kitchen Renovation',
        'Bathroom Renovation',
        'Landscaping',
      ]);
    },
  ],
  [
    '[§2 Home] Each goes to /services?search={term}',
    () => {
      for (const chip of chips()) expect(chip).toHaveAttribute('href', `/services?search=${encodeURIComponent(chip.textContent)}`);
    },
  ],
  [
    "[§2 Home] Weekly Deals banner (claims 'Save up to 40%')",
    () => {
      expect(screen.getByRole('region', { name: 'Save up to 40%' })).toHaveTextContent('Weekly Deals');
    },
  ],
  [
    '[§2 Home] banner: Shop Now (/services) and View Categories (/categories)',
    () => {
      const banner = region('Save up to 40%');
      leadsTo(
        [banner.getByRole('link', { name: 'Shop Now' }), banner.getByRole('link', { name: 'View Categories' })],
        '/services',
        '/categories',
      );
    },
  ],
  [
    '[§2 Home] Four tiles: Weekly Deals (/weekly-deals), Weekly Flyer (/weekly-flyer), Clearance (/clearance), Deals (/deals)',
    () => {
      const tiles = region('More ways to save').getAllByRole('link');
      expect(tiles.map((tile) => tile.textContent)).toEqual(['Weekly Deals', 'Weekly Flyer', 'Clearance', 'Deals']);
      leadsTo(tiles, '/weekly-deals', '/weekly-flyer', '/clearance', '/deals');
    },
  ],
  [
    '[§2 Home] Featured Local Services come from the section that owns them',
    () => {
      expect(document.querySelector('[data-fragment="services/featured-services"]')).toBeInTheDocument();
    },
  ],
  [
    '[§2 Home] Closing call to action with Browse Materials and Find Contractors',
    () => {
      leadsTo(region('Ready when you are').getAllByRole('link'), '/materials', '/services');
    },
  ],
  [
    '[§9] 50,000+ users, 1,200+ providers, 25 cities',
    () => {
      const claims = region('A marketplace that spans the country').getAllByRole('listitem');
      expect(claims.map((claim) => claim.textContent)).toEqual(['50,000+ users', '1,200+ providers', '25 cities']);
    },
  ],
];

const chips = () => within(screen.getByRole('list', { name: 'Trending Searches' })).getAllByRole('link');

test.each(lines)('%s', async (_line, check) => {
  await renderSection(section, { path: '/' });
  check();
});

test('the parts stand in the order of the specification', async () => {
  const { container } = await renderSection(section, { path: '/' });
  const text = container.textContent;
  const order = [
    'Everything your home project needs',
    'Trending Searches',
    'Save up to 40%',
    'Weekly Flyer',
    '50,000+',
    'Ready when you are',
  ];
  expect([...order].sort((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(order);
});
