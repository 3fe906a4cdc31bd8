import { render, screen } from '@testing-library/react';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import { Button } from '../button/Button';
import { Container } from '../container/Container';
import { CtaBand } from '../cta-band/CtaBand';
import { Hero } from '../hero/Hero';
import { PageHeader } from '../page-header/PageHeader';
import { StatStrip } from '../stat-strip/StatStrip';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { TestUi } from '../testing/TestUi';
import { Tile } from '../tile/Tile';
import { TileGrid } from '../tile/TileGrid';
import { Section } from './Section';

const steps = [{ href: '/', label: 'Home' }, { label: 'Services' }];

describeComponentConformance('Container', { element: <Container>Content</Container>, refInstanceof: HTMLDivElement });
describeComponentConformance('Section', {
  element: <Section title="Featured" lead="Near you" action={<Button>All</Button>} tone="sunken" />,
});
describeComponentConformance('Breadcrumb', { element: <Breadcrumb steps={steps} label="Where you are" /> });
describeComponentConformance('PageHeader', { element: <PageHeader title="Services" lead="Find a pro" breadcrumb={steps} /> });
describeComponentConformance('Hero', {
  element: <Hero title="Renovate better" lead="Compare local pros" art={<img src="a.svg" alt="" />} />,
});
describeComponentConformance('TileGrid', {
  element: (
    <TileGrid>
      <Tile href="/deals" title="Deals" text="This week" icon="Tag" />
    </TileGrid>
  ),
  refInstanceof: HTMLUListElement,
});
describeComponentConformance('CtaBand', {
  element: (
    <CtaBand title="Ready?" text="Start today">
      <Button>Start</Button>
    </CtaBand>
  ),
});
describeComponentConformance('StatStrip', {
  element: <StatStrip items={[{ value: '25', label: 'cities' }]} />,
  refInstanceof: HTMLDListElement,
});

test('a section with a title is a region of that name', () => {
  render(
    <TestUi>
      <Section title="Featured Local Services" headingLevel={3} />
    </TestUi>,
  );
  expect(screen.getByRole('region', { name: 'Featured Local Services' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Featured Local Services');
});

test.each([
  ['page header', <PageHeader key="a" title="Services" />],
  ['hero', <Hero key="b" title="Services" />],
])('the h1 of a %s can take focus after navigation, not by Tab', (_, element) => {
  render(<TestUi>{element}</TestUi>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Services' });
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(document.querySelector('[data-page-heading]')).toBe(heading);
});

test('a breadcrumb links to all steps but the last, which is this page', () => {
  render(
    <TestUi>
      <Breadcrumb steps={steps} label="Where you are" />
    </TestUi>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Services')).toHaveAttribute('aria-current', 'page');
});

test('a tile is one link named by its title', () => {
  render(
    <TestUi>
      <TileGrid>
        <Tile href="/deals" title="Deals" text="This week" art="deals.svg" />
      </TileGrid>
    </TestUi>,
  );
  expect(screen.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals');
});
