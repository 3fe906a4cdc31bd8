import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from './section';
import { dealsDb } from './testing/dealRows';

const open = async (path: string) => {
  const rendered = await renderSection(section, { path, db: dealsDb() });
  return { ...rendered, cards: await screen.findAllByRole('article') };
};
const fragments = () => [...document.querySelectorAll('[data-fragment]')].map((element) => element.getAttribute('data-fragment'));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const lines: [line: string, check: () => Promise<unknown>][] = [
  [
    '[§2 Weekly Deals] Three deal cards each with a Shop Deal button',
    async () => {
      const { cards } = await open('/weekly-deals');
      expect(cards).toHaveLength(3);
      for (const card of cards)
        expect(within(card).getByRole('link', { name: 'Shop Deal' })).toHaveAttribute('href', expect.stringMatching(/^\/deals\/d/));
    },
  ],
  [
    '[§2 Weekly Deals] a note that deals refresh every Monday at 9 AM',
    async () => {
      await open('/weekly-deals');
      expect(screen.getByText(/deals refresh every Monday at 9 AM/i)).toBeVisible();
      expect(screen.getAllByText(/ends Monday, November 23 at 9:00/)).toHaveLength(4);
    },
  ],
  [
    '[§2 Weekly Deals] newsletter e-mail input with a Subscribe button',
    async () => {
      await open('/weekly-deals');
      expect(fragments()).toEqual(['marketing/newsletter-weekly-deals']);
    },
  ],
  [
    '[§2 Weekly Flyer] Date-range badge; Download PDF, View Online, Share',
    async () => {
      await open('/weekly-flyer');
      expect(screen.getByText('November 16, 2026').parentElement).toHaveTextContent('November 16, 2026 to November 23, 2026');
      for (const name of ['Download PDF', 'View Online', 'Share']) expect(screen.getByRole('button', { name })).toBeEnabled();
    },
  ],
  [
    '[§2 Weekly Flyer] items grouped by category each with an Add to Cart button; a newsletter signup',
    async () => {
      const { cards } = await open('/weekly-flyer');
      const counts = ['Lumber & Wood', 'Insulation'].map(
        (name) => within(screen.getByRole('region', { name })).getAllByRole('article').length,
      );
      expect(counts).toEqual([1, 2]);
      for (const card of cards) expect(within(card).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
      expect(fragments()).toEqual(['marketing/newsletter-flyer']);
    },
  ],
  [
    '[§3] flyer item: name, price, unit, discount',
    async () => {
      const [card] = (await open('/weekly-flyer')).cards;
      expect(within(card!).getByRole('heading')).toHaveTextContent('Stud 2 x 4');
      expect(card).toHaveTextContent('$75.00 per board');
      expect(card).toHaveTextContent('25% off');
    },
  ],
  [
    '[§2 Clearance] Clearance Center',
    async () => {
      await open('/clearance');
      expect(screen.getByRole('heading', { level: 1, name: 'Clearance Center' })).toBeVisible();
    },
  ],
  [
    "[§2 Clearance] stock badge; Add to Cart disabled and reading 'Out of Stock' at zero; [§4] 5 or fewer = Limited Stock; 6 to 20 = Low Stock; above 20 = In Stock",
    async () => {
      const { cards } = await open('/clearance?sort=stock');
      const seen = cards.map((card) => {
        const button = within(card).getByRole('button');
        return [
          within(card).getByRole('heading').textContent,
          within(card).getByText(/^(Limited|Low|In) Stock$/).textContent,
          button.textContent,
          button.matches(':disabled'),
        ];
      });
      expect(seen).toEqual([
        ['Item with 21 left', 'In Stock', 'Add to Cart', false],
        ['Item with 20 left', 'Low Stock', 'Add to Cart', false],
        ['Item with 6 left', 'Low Stock', 'Add to Cart', false],
        ['Item with 5 left', 'Limited Stock', 'Add to Cart', false],
        ['Item with 1 left', 'Limited Stock', 'Add to Cart', false],
        ['Item with 0 left', 'Limited Stock', 'Out of Stock', true],
      ]);
    },
  ],
  [
    '[§2 Clearance] terms block: clearance items are final sale with no returns',
    async () => {
      await open('/clearance');
      expect(screen.getByRole('region', { name: 'Clearance terms' })).toHaveTextContent(/clearance items are final sale, with no returns/i);
    },
  ],
  [
    '[§3] Clearance item: two prices, a percentage, condition, reason, category',
    async () => {
      const [card] = (await open('/clearance')).cards;
      for (const text of ['$75.00', '$100.00', '25% off', 'Display Model', 'Floor Model', 'Lighting']) expect(card).toHaveTextContent(text);
    },
  ],
  [
    '[§4] Clearance: sort key discount (default), price-low, price-high, stock; view mode grid (default) or list',
    async () => {
      await open('/clearance');
      const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
      expect([sort.value, [...sort.options].map(({ value }) => value)]).toEqual([
        'discount',
        ['discount', 'price-low', 'price-high', 'stock'],
      ]);
      const views = within(screen.getByRole('group', { name: 'View' })).getAllByRole('button');
      expect(views.map((view) => [view.textContent, view.getAttribute('aria-pressed')])).toEqual([
        ['Grid', 'true'],
        ['List', 'false'],
      ]);
    },
  ],
  [
    '[§2 Deals] Tabs: All Deals, Flash Sales, Daily Deals, Bundles, Featured; [§4] All shows every group together',
    async () => {
      const { cards } = await open('/deals');
      expect(texts(screen.getAllByRole('tab'))).toEqual(['All Deals', 'Flash Sales', 'Daily Deals', 'Bundles', 'Featured']);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Deals');
      expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
        'Flash drill',
        'Daily paint',
        'Paint kit',
        'Featured tub',
      ]);
    },
  ],
  [
    '[§2 Deals] flash cards show a sold-versus-available progress bar; [§3] rating, soldCount, totalStock',
    async () => {
      const [flash, daily] = (await open('/deals')).cards;
      const bar = within(flash!).getByRole('progressbar', { name: '62 sold, 38 left' });
      expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['62', '100']);
      expect(within(daily!).queryByRole('progressbar')).toBeNull();
      expect(flash).toHaveTextContent('4.5');
    },
  ],
  [
    '[§2 Deals] Newsletter signup with a Get Deals button',
    async () => {
      await open('/deals');
      expect(fragments()).toEqual(['marketing/newsletter-deals']);
    },
  ],
  [
    '[§2 Deals] Free shipping and a maximum saving of 70 percent are advertised',
    async () => {
      await open('/deals');
      expect(screen.getByText('Free shipping')).toBeVisible();
      expect(screen.getByText('Save up to 70%')).toBeVisible();
    },
  ],
  [
    "[§9] promo claim 'Save up to 40%'",
    async () => {
      await open('/weekly-deals');
      expect(screen.getByText('Save up to 40%')).toBeVisible();
    },
  ],
];

test.each(lines)('%s', (_line, check) => check());
