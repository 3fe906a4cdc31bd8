import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { expectNoAxeViolations } from '../testing/expectNoAxeViolations';
import { TestUi } from '../testing/TestUi';
import { MegaMenu } from './MegaMenu';
import type { MegaMenuItem, MegaMenuProps } from './MegaMenu';

const items: MegaMenuItem[] = [
  {
    id: 'categories',
    label: 'Shop by Category',
    columns: [{ links: [{ href: '/categories?search=Lumber', label: 'Lumber', icon: 'Trees', description: 'Boards and beams' }] }],
    footer: { href: '/categories', label: 'View All Categories' },
  },
  {
    id: 'about',
    label: 'About',
    columns: [
      { title: 'Company', links: [{ href: '/about', label: 'About us' }] },
      { title: 'Partners', links: [{ href: '/vendors', label: 'Vendors' }] },
    ],
  },
];

describeComponentConformance('MegaMenu', { element: <MegaMenu label="Main" items={items} />, refInstanceof: HTMLElement });

const page = (props: Partial<MegaMenuProps> = {}) => (
  <TestUi>
    <header>
      <MegaMenu label="Main" items={items} {...props} />
      <button>Search</button>
    </header>
  </TestUi>
);
const trigger = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });

test('a click opens the panel of its trigger, a second closes it', async () => {
  render(page());
  const button = trigger('Shop by Category');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(link('View All Categories')).toBeNull();

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel).toContainElement(link('View All Categories'));
  await expectNoAxeViolations(screen.getByRole('banner'));

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu whose links are still to come opens once they are there', async () => {
  const empty = items.map((item) => (item.id === 'about' ? { ...item, columns: [] } : item));
  const { rerender } = render(page({ items: empty }));
  await userEvent.click(trigger('About'));
  expect(trigger('About')).toHaveAttribute('aria-busy', 'true');
  expect(trigger('About')).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeViolations(screen.getByRole('banner'));
  rerender(page());
  expect(trigger('About')).toHaveAttribute('aria-expanded', 'true');
  expect(trigger('About')).not.toHaveAttribute('aria-busy');
  expect(link('About us')).toBeVisible();
});

test('only one panel is open, and its columns are named lists', async () => {
  render(page());
  await userEvent.click(trigger('Shop by Category'));
  await userEvent.click(trigger('About'));
  expect(trigger('Shop by Category')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('list', { name: 'Company' })).toContainElement(link('About us'));
  expect(screen.getByRole('list', { name: 'Partners' })).toContainElement(link('Vendors'));
});

test('the keyboard opens, walks in, and Escape goes back to the trigger', async () => {
  render(page());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /Lumber/ })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(trigger('Shop by Category')).toHaveFocus();
  expect(trigger('Shop by Category')).toHaveAttribute('aria-expanded', 'false');
});

test('closes when focus walks out', async () => {
  render(page());
  await userEvent.click(trigger('About'));
  await userEvent.tab();
  await userEvent.tab();
  expect(link('Vendors')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  expect(trigger('About')).toHaveAttribute('aria-expanded', 'false');
});

test('closes on a press outside, on a new route, and when a link is followed', async () => {
  const onNavigate = jest.fn();
  const { rerender } = render(page({ closeKey: '/', onNavigate }));
  const about = trigger('About');

  await userEvent.click(about);
  fireEvent.pointerDown(document.body);
  expect(about).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(about);
  rerender(page({ closeKey: '/services', onNavigate }));
  expect(about).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(about);
  fireEvent.click(screen.getByRole('link', { name: 'Vendors' }));
  expect(about).toHaveAttribute('aria-expanded', 'false');
  expect(onNavigate.mock.calls).toEqual([['/vendors']]);
});

describe('with a mouse', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  // jsdom has no PointerEvent, so the kind of pointer is put onto the event by hand.
  const hover = (element: Element, kind: 'pointerOver' | 'pointerOut', pointerType: string, relatedTarget: Element | null = null) => {
    const event = new MouseEvent(kind.toLowerCase(), { bubbles: true, relatedTarget });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(element, event);
  };

  test('rests 150 ms to open, and closes after it has left', () => {
    render(page());
    const about = trigger('About');
    hover(about, 'pointerOver', 'mouse');
    pass(149);
    expect(about).toHaveAttribute('aria-expanded', 'false');
    pass(1);
    expect(about).toHaveAttribute('aria-expanded', 'true');

    hover(about, 'pointerOut', 'mouse', document.body);
    pass(300);
    expect(about).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes although another trigger has focus, and stays while its own panel has it', () => {
    render(page());
    const about = trigger('About');
    trigger('Shop by Category').focus();
    hover(about, 'pointerOver', 'mouse');
    pass(150);
    hover(about, 'pointerOut', 'mouse', document.body);
    pass(300);
    expect(about).toHaveAttribute('aria-expanded', 'false');

    hover(about, 'pointerOver', 'mouse');
    pass(150);
    act(() => screen.getByRole('link', { name: 'Vendors' }).focus());
    hover(about, 'pointerOut', 'mouse', document.body);
    pass(300);
    expect(about).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click on what the mouse has opened keeps it open', () => {
    render(page());
    const about = trigger('About');
    hover(about, 'pointerOver', 'mouse');
    pass(150);
    fireEvent.click(about);
    hover(about, 'pointerOut', 'mouse', document.body);
    pass(1_000);
    expect(about).toHaveAttribute('aria-expanded', 'true');
  });

  test('Escape closes what the mouse has opened and leaves focus where it is', () => {
    render(page());
    screen.getByRole('button', { name: 'Search' }).focus();
    hover(trigger('About'), 'pointerOver', 'mouse');
    pass(150);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(trigger('About')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  test('a finger never hovers', () => {
    render(page());
    hover(trigger('About'), 'pointerOver', 'touch');
    pass(1_000);
    expect(trigger('About')).toHaveAttribute('aria-expanded', 'false');
  });
});
