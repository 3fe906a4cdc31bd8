import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthActions, AuthResult } from '@marketplace/section-kit';
import { authState, expectAccessible, fakeDb } from '@marketplace/section-kit/testing';
import { stubBrowser } from '../testing/browserStubs';
import { renderShell, tenCategories } from '../testing/renderShell';
import { SectionLoadError } from '../section-loader/SectionLoadError';
import { later } from '../testing/later';
import { productMenus } from '../testing/productMenus';
import { leanPage, testComposition } from '../testing/testComposition';

beforeEach(() => void stubBrowser());
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());

const header = () => within(screen.getByRole('banner'));
const menu = (name: string) => header().getByRole('button', { name, hidden: true });
const ana = { id: 'u1', email: 'ana@example.com', displayName: 'Ana Roy', locale: null };

describe('search', () => {
  test.each([
    ['plumber', '/services?search=plumber'],
    ['  roof & gutter ', '/services?search=roof%20%26%20gutter'],
  ])('%j goes to the services', async (text, address) => {
    const { address: current } = await renderShell({ path: '/sitemap' });
    const field = header().getByRole('textbox', { name: 'Search services', hidden: true });
    await userEvent.type(field, `${text}{Enter}`);
    expect(current()).toBe(address);
  });

  test('is ignored when there is nothing but spaces', async () => {
    const { address } = await renderShell({ path: '/sitemap' });
    await userEvent.type(header().getByRole('textbox', { name: 'Search services', hidden: true }), '   {Enter}');
    expect(address()).toBe('/sitemap');
  });

  test('suggests what the sections find, and leads to the page of what is chosen', async () => {
    const found = [
      { value: 'Roofing', group: 'Trades', href: '/services?category=Roofing' },
      { value: 'Roof shingles', group: 'Materials', href: '/materials/7' },
    ];
    const { address } = await renderShell({ path: '/sitemap', find: (text) => (text ? found : []) });
    await userEvent.type(header().getByRole('textbox', { name: 'Search services', hidden: true }), 'roof');
    expect(await header().findAllByRole('option', { hidden: true })).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/materials/7');
  });

  test('of phones opens under the bar with the field focused, and closes with the search', async () => {
    const { address } = await renderShell({ path: '/sitemap' });
    await userEvent.click(header().getByRole('button', { name: 'Open search' }));
    expect(document.activeElement).toHaveAttribute('placeholder', 'Search services…');
    await userEvent.keyboard('tiler{Enter}');
    expect(address()).toBe('/services?search=tiler');
    expect(header().getByRole('button', { name: 'Open search' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('of phones leaves the keyboard at its button where the page stays, however it closes', async () => {
    const { address } = await renderShell({ path: '/services' });
    const open = () => userEvent.click(header().getByRole('button', { name: 'Open search' }));
    await open();
    await userEvent.keyboard('tiler{Enter}');
    expect(address()).toBe('/services?search=tiler');
    expect(header().getByRole('button', { name: 'Open search' })).toHaveFocus();
    await open();
    act(() => history.back());
    await waitFor(() => expect(header().getByRole('button', { name: 'Open search' })).toHaveFocus());
    expect(address()).toBe('/services');
  });
});

describe('category menu', () => {
  test('shows the first nine categories and the way to all of them', async () => {
    await renderShell();
    await userEvent.click(menu('Shop by Category'));
    const links = await waitFor(() => {
      const found = header().getAllByRole('link', { name: /^Category/, hidden: true });
      expect(found).toHaveLength(9);
      return found;
    });
    expect(links[0]).toHaveAttribute('href', '/categories?search=Category%201%20%26%20Co');
    expect(header().getByRole('link', { name: 'View All Categories', hidden: true })).toHaveAttribute('href', '/categories');
  });

  test('reads French names, while addresses keep the English ones', async () => {
    const db = fakeDb({
      tables: { categories: tenCategories, category_texts: [{ category_id: 1, title: 'Bois d’œuvre', description: '' }] },
    });
    await renderShell({ locale: 'fr', db });
    await userEvent.click(menu('Magasiner par catégorie'));
    const link = await waitFor(() => header().getByRole('link', { name: 'Bois d’œuvre', hidden: true }));
    expect(link).toHaveAttribute('href', '/fr/categories?search=Category%201%20%26%20Co');
  });

  test('without an answer it still leads to all categories', async () => {
    await renderShell({ db: fakeDb({ tables: { categories: { status: 500, message: 'down' } } }) });
    await userEvent.click(menu('Shop by Category'));
    expect(header().getByRole('link', { name: 'View All Categories', hidden: true })).toBeInTheDocument();
  });
});

describe('menus of a page that leaves out the rest of the composition', () => {
  const { page, rest } = leanPage({ ...testComposition(), ...productMenus('en') }, '/');
  const sinks = () => header().queryByRole('link', { name: 'Kitchen Sinks', hidden: true });

  test('open once their links are there, and are all there before', async () => {
    const loading = later<typeof rest>();
    await renderShell({ composition: page, fetchRest: () => loading.promise });
    const names = () => header().getAllByRole('button', { expanded: false, hidden: true });
    const before = names().map(({ textContent }) => textContent);
    await userEvent.click(menu('Indoor Projects'));
    expect(menu('Indoor Projects')).toHaveAttribute('aria-busy', 'true');
    await act(async () => loading.resolve(rest));
    expect(menu('Indoor Projects')).toHaveAttribute('aria-expanded', 'true');
    expect(sinks()).toHaveAttribute('href', '/kitchen/sinks');
    await userEvent.click(menu('Indoor Projects'));
    expect(names().map(({ textContent }) => textContent)).toEqual(before);
  });

  test('open as a drawer with all of them on a phone', async () => {
    const loading = later<typeof rest>();
    await renderShell({ composition: page, fetchRest: () => loading.promise });
    await userEvent.click(header().getByRole('button', { name: 'Open menu' }));
    expect(header().getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => loading.resolve(rest));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByText('Indoor Projects'));
    expect(drawer.getByRole('link', { name: 'Kitchen Sinks' })).toHaveAttribute('href', '/kitchen/sinks');
  });

  test('lead to the list of all pages where links cannot be had, which are asked for again', async () => {
    const gone = () => Promise.reject(new SectionLoadError('entry', 'Gone', { isFinal: true }));
    const fetchRest = jest.fn<Promise<typeof rest>, []>(gone);
    await renderShell({ composition: page, fetchRest });
    await userEvent.click(menu('Indoor Projects'));
    const allPages = () => header().queryByRole('link', { name: 'Sitemap', hidden: true });
    await waitFor(() => expect(allPages()).toHaveAttribute('href', '/sitemap'));
    fetchRest.mockResolvedValue(rest);
    act(() => allPages()!.focus());
    await waitFor(() => expect(sinks()).toBeInTheDocument());
    expect(allPages()).toHaveFocus();
  });
});

describe('account', () => {
  test('while it loads there is a placeholder and nothing else', async () => {
    await renderShell({ auth: 'loading' });
    expect(screen.getByTestId('account-pulse')).toHaveAttribute('aria-hidden', 'true');
    expect(header().queryByText('Sign In')).toBeNull();
  });

  test('signed out, it offers both ways in', async () => {
    await renderShell();
    expect(header().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(header().getByText('Sign Up').closest('a')).toHaveAttribute('href', '/signup');
  });

  test.each([
    ['the display name', ana, 'Ana Roy'],
    ['the whole e-mail address without one', { ...ana, displayName: null }, 'ana@example.com'],
  ])('signed in, the menu is labelled with %s', async (_what, auth, name) => {
    await renderShell({ auth });
    await userEvent.click(header().getByRole('button', { name }));
    const open = within(await screen.findByRole('menu'));
    expect(open.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/account/profile');
    expect(open.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/account');
    expect(open.getByRole('menuitem', { name: 'Sign Out' })).toBeInTheDocument();
  });

  test.each<[string, 'en' | 'fr', AuthResult, object]>([
    ['success', 'en', { ok: true }, { title: 'Signed out', description: 'You have been successfully signed out.', tone: 'success' }],
    [
      'a failure with a message',
      'en',
      { ok: false, message: 'Service unavailable', code: null, retryAfterSeconds: null },
      { title: 'Sign out failed', description: 'Service unavailable', tone: 'failure' },
    ],
    [
      'a failure without one',
      'en',
      { ok: false, message: '', code: null, retryAfterSeconds: null },
      { title: 'Sign out failed', description: 'An error occurred during sign out', tone: 'failure' },
    ],
    ['success in French', 'fr', { ok: true }, { title: 'Session fermée', description: 'Votre session est fermée.', tone: 'success' }],
  ])('signing out says %s', async (_what, locale, result, toast) => {
    const signOut = jest.fn<ReturnType<AuthActions['signOut']>, [scope: 'local' | 'global']>(async () => result);
    const { shell } = await renderShell({ auth: ana, locale, signOut });
    await userEvent.click(header().getByRole('button', { name: 'Ana Roy' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: locale === 'en' ? 'Sign Out' : 'Se déconnecter' }));
    expect(signOut).toHaveBeenCalledWith('local');
    expect(shell.notifications).toEqual([toast]);
  });

  test('follows the session', async () => {
    const { shell } = await renderShell({ auth: 'loading' });
    act(() => shell.auth.setState(authState(ana), true));
    expect(header().getByRole('button', { name: 'Ana Roy' })).toBeInTheDocument();
  });
});

test.each([
  ['en', '/services?search=tiler', '/fr/services?search=tiler', 'Français', 'fr-CA'],
  ['fr', '/services?search=tiler', '/services?search=tiler', 'English', 'en-CA'],
  ['fr', '/', '/', 'English', 'en-CA'],
  ['en', '/guide?a=1#price=5', '/fr/guide?a=1#price=5', 'Français', 'fr-CA'],
] as const)('the language switch of %s %s leads to %s', async (locale, path, href, name, tag) => {
  await renderShell({ locale, path });
  const links = screen.getAllByText(name);
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('hreflang', tag);
    expect(link).toHaveAttribute('lang', tag);
  }
});

describe('where no section of the composition leads anywhere', () => {
  const composition = testComposition();

  test('signed out, there is no search, no menu and no way in', async () => {
    await renderShell({ composition, path: '/nowhere' });
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    expect(header().queryByRole('button', { name: 'Open search' })).toBeNull();
    expect(header().queryByText(/^Sign/)).toBeNull();
    expect(header().queryByRole('button', { name: 'Shop by Category', hidden: true })).toBeNull();
    await userEvent.click(header().getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual(['Français']);
  });

  test('signed in, signing out is still there', async () => {
    await renderShell({ composition, auth: ana, path: '/nowhere' });
    await userEvent.click(header().getByRole('button', { name: 'Ana Roy' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Sign Out']);
  });
});

test('the drawer of phones holds every menu and closes when a link is followed', async () => {
  const { address } = await renderShell();
  await userEvent.click(header().getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  const group = (name: string) => drawer.getByText(name, { selector: 'summary *, summary' });
  for (const name of [
    'Shop by Category',
    'Indoor Projects',
    'Outdoor Projects',
    'Fixed Price Services',
    'Financial Services',
    'About',
    'Advertise',
  ]) {
    expect(group(name)).toBeInTheDocument();
  }
  expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await userEvent.click(group('About'));
  await userEvent.click(await drawer.findByRole('link', { name: 'FAQ' }));
  expect(address()).toBe('/faq');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['en', 'fr'] as const)('nothing for axe to say about the page around a section (%s)', async (locale) => {
  const { container } = await renderShell({ locale, auth: ana });
  await expectAccessible(container);
});
