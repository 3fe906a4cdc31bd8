import { render, screen } from '@testing-library/react';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Card } from './Card';
import { CardActions } from './CardActions';
import { CardGrid } from './CardGrid';
import { StretchedLink } from './StretchedLink';

describeComponentConformance('Card', {
  element: (
    <Card>
      <h3>Maple Ridge Roofing</h3>
    </Card>
  ),
  refInstanceof: HTMLElement,
});
describeComponentConformance('CardGrid', {
  element: (
    <CardGrid>
      <li>One</li>
    </CardGrid>
  ),
  refInstanceof: HTMLUListElement,
});
describeComponentConformance('StretchedLink', {
  element: <StretchedLink href="/services/1">Profile</StretchedLink>,
  refInstanceof: HTMLAnchorElement,
});
describeComponentConformance('CardActions', {
  element: (
    <CardActions>
      <button>Get Quote</button>
    </CardActions>
  ),
  refInstanceof: HTMLDivElement,
});

test('a grid is a list of its cards, also where the bullets are gone', () => {
  render(
    <TestUi>
      <CardGrid as="ol">
        <li>
          <Card>One</Card>
        </li>
        <li>
          <Card>Two</Card>
        </li>
      </CardGrid>
    </TestUi>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('the buttons of a card lie above its stretched link', () => {
  render(
    <TestUi>
      <Card>
        <StretchedLink href="/services/1">Profile</StretchedLink>
        <CardActions data-testid="actions" />
      </Card>
    </TestUi>,
  );
  expect(screen.getByTestId('actions')).toHaveStyle({ position: 'relative', zIndex: '1' });
});
