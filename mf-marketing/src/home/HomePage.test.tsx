import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, fakeDb, renderSection, TestShellProviders } from '@marketplace/section-kit/testing';
import type { FragmentProps } from '@marketplace/section-kit';
import { section } from '../section';
import { FeaturedServices } from './FeaturedServices';

const search = () => screen.getByPlaceholderText('What do you need done?');
const expectSuggestions = (...texts: string[]) =>
  waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent.trim())).toEqual(texts));
const firstLink = (name: string) => screen.getAllByRole('link', { name })[0];

describe('the search of the home page', () => {
  test('Enter leads to the services that match, white space aside', async () => {
    const { address } = await renderSection(section, { path: '/' });
    await userEvent.type(search(), '  deck & fence {Enter}');
    expect(address()).toBe('/services?search=deck%20%26%20fence');
  });

  test('nothing typed leads nowhere', async () => {
    const { address } = await renderSection(section, { path: '/' });
    await userEvent.type(search(), '   {Enter}');
    expect(address()).toBe('/');
  });

  test('both buttons take the typed text along, and only those of the hero', async () => {
    await renderSection(section, { path: '/' });
    await userEvent.type(search(), 'érable');
    expect(firstLink('Browse Materials')).toHaveAttribute('href', '/materials?search=%C3%A9rable');
    expect(firstLink('Find Contractors')).toHaveAttribute('href', '/services?search=%C3%A9rable');
    expect(screen.getAllByRole('link', { name: 'Browse Materials' })[1]).toHaveAttribute('href', '/materials');

    await userEvent.clear(search());
    expect(firstLink('Browse Materials')).toHaveAttribute('href', '/materials');
  });

  test('suggests trending searches before typing, and what the whole product finds after it', async () => {
    const find = jest.fn(() => [{ value: 'Roofing, Toronto, ON', group: 'Trades', href: '/services?category=Roofing&near=Toronto' }]);
    const { address } = await renderSection(section, { path: '/', find });
    await userEvent.click(search());
    const combobox = await screen.findByRole('combobox', { name: 'Find a service' });
    expect(await screen.findAllByRole('option')).toHaveLength(8);
    expect(find).not.toHaveBeenCalled();

    await userEvent.type(combobox, 'roofer Tor');
    await expectSuggestions('Roofing, Toronto, ON');
    expect(find).toHaveBeenLastCalledWith('roofer Tor');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/services?category=Roofing&near=Toronto');
  });

  test('a trending search leads to the services that match', async () => {
    const { address } = await renderSection(section, { path: '/' });
    await userEvent.click(search());
    await userEvent.click(await screen.findByRole('option', { name: 'Bathroom Renovation' }));
    expect(address()).toBe('/services?search=Bathroom%20Renovation');
  });
});

describe('the place beside the search', () => {
  const fragment = (name: string) => name === 'services/where' && <input name="near" aria-label="Where" />;
  const where = () => screen.getByRole('textbox', { name: 'Where' });

  test('goes along with what was typed, from either field', async () => {
    const { address } = await renderSection(section, { path: '/', fragment });
    expect(search().closest('form')).toBe(where().closest('form'));
    await userEvent.type(search(), 'deck');
    await userEvent.type(where(), ' h2x1y4{Enter}');
    expect(address()).toBe('/services?search=deck&near=H2X%201Y4');
  });

  test('alone is enough', async () => {
    const { address } = await renderSection(section, { path: '/', fragment });
    await userEvent.type(where(), 'Halifax');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/services?near=Halifax');
  });

  test('goes along to contractors and with a suggestion, and not to materials', async () => {
    const { address } = await renderSection(section, { path: '/', fragment });
    await userEvent.type(where(), 'Halifax');
    await userEvent.hover(firstLink('Find Contractors')!);
    expect(firstLink('Find Contractors')).toHaveAttribute('href', '/services?near=Halifax');
    expect(firstLink('Browse Materials')).toHaveAttribute('href', '/materials');
    await userEvent.click(search());
    await userEvent.click(await screen.findByRole('option', { name: 'Roofing' }));
    expect(address()).toBe('/services?search=Roofing&near=Halifax');
  });

  test('that stands there by itself goes along to contractors, however they are opened', async () => {
    const remembered = (name: string) => name === 'services/where' && <input name="near" aria-label="Where" defaultValue="Halifax" />;
    const { address, unmount } = await renderSection(section, { path: '/', fragment: remembered });
    await userEvent.pointer({ keys: '[MouseRight]', target: firstLink('Find Contractors')! });
    expect(firstLink('Find Contractors')).toHaveAttribute('href', '/services?near=Halifax');
    await userEvent.click(firstLink('Find Contractors')!);
    expect(address()).toBe('/services?near=Halifax');
    unmount();
    const again = await renderSection(section, { path: '/', fragment: remembered });
    act(() => firstLink('Find Contractors')!.focus());
    await userEvent.keyboard('{Enter}');
    expect(again.address()).toBe('/services?near=Halifax');
  });
});

describe('in French', () => {
  test('chips read French and search for the trade the directory knows', async () => {
    await renderSection(section, { path: '/', locale: 'fr' });
    const chips = within(screen.getByRole('list', { name: 'Recherches populaires' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toContain('Salle de bain');
    expect(screen.getByRole('link', { name: 'Plomberie' })).toHaveAttribute('href', '/fr/services?search=Plumbing');
  });
});

test('six equal cards hold the place of the featured services while their section is on its way', () => {
  const shell = { ...createTestShell(), FragmentOutlet: ({ fallback }: FragmentProps) => fallback };
  const { container } = render(
    <TestShellProviders shell={shell} path="/">
      <FeaturedServices />
    </TestShellProviders>,
  );
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

test('the banner says when the deals of this week end, in Eastern time', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), advanceTimers: true });
  try {
    await renderSection(section, { path: '/' });
    expect(await screen.findByText(/end on Monday, November 23\. 2 d 23 h left\.$/)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a postal code in the search leads to who works there', async () => {
  const { address } = await renderSection(section, { path: '/' });
  expect(screen.getByText('A service, a company or a postal code such as M5V 1A1.')).toBeVisible();
  await userEvent.type(search(), 'm5v 1a1{Enter}');
  expect(address()).toBe('/services?near=M5V%201A1');
});

test.each([
  ['en', '2026-11-20', 'This winter: mind the roof', 'Winter roofs', '/blog/winter-roofs'],
  ['fr', '2026-07-20', 'Cet été, construisez avant le gel', 'Une terrasse avant le gel', '/fr/blog/deck-before-the-frost'],
] as const)('advice of the season (%s, %s)', async (locale, day, title, guide, href) => {
  jest.useFakeTimers({ now: new Date(`${day}T15:00:00Z`), advanceTimers: true });
  try {
    await renderSection(section, { path: '/', locale });
    const region = within(await screen.findByRole('region', { name: title }));
    expect(region.getByRole('link', { name: guide })).toHaveAttribute('href', href);
  } finally {
    jest.useRealTimers();
  }
});

describe('the directory as it is today stands below the claims', () => {
  test.each([
    ['en', /In the directory right now: 1,234 professionals in 27 cities\.$/],
    ['fr', /Dans le répertoire en ce moment.: 1.234 professionnels dans 27 villes\.$/],
  ] as const)('with its cities, by one request (%s)', async (locale, text) => {
    const db = fakeDb({ rpc: { directory_figures: () => ({ professionals: 1234, cities: 27 }) } });
    await renderSection(section, { path: '/', locale, db });
    expect(await screen.findByText(text)).toBeVisible();
    expect(db.requests).toEqual(['POST /rpc/directory_figures {}']);
  });

  test('where the backend counts no cities, without them', async () => {
    const db = fakeDb({ tables: { services: [{ id: 1 }] }, counts: { services: 1234 } });
    await renderSection(section, { path: '/', db });
    expect(await screen.findByText(/In the directory right now: 1,234 professionals\.$/)).toBeVisible();
  });

  test('an empty directory is no news', async () => {
    const db = fakeDb({ rpc: { directory_figures: () => ({ professionals: 0, cities: 0 }) } });
    await renderSection(section, { path: '/', db });
    await waitFor(() => expect(db.requests).toHaveLength(1));
    expect(screen.getByText(/^Figures published by/)).toBeVisible();
    expect(screen.queryByText(/In the directory right now/)).toBeNull();
  });
});
