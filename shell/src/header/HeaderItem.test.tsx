import { act, fireEvent, screen, within } from '@testing-library/react';
import { defineSection } from '@marketplace/section-kit';
import { stubBrowser } from '../testing/browserStubs';
import { renderShell } from '../testing/renderShell';
import { testComposition, testSection } from '../testing/testComposition';

beforeEach(() => void stubBrowser());
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());
afterEach(() => jest.useRealTimers());

const slots = { headerItem: { fragment: 'garden/count', storageKeys: ['garden.beds.v', 'app.garden'] } };
const composition = { ...testComposition([testSection('mf-garden', { fragments: ['count'] })]), slots };
const garden = defineSection({
  name: 'mf-garden',
  routes: [],
  fragments: { count: () => Promise.resolve({ Component: () => <a href="/garden">Garden, 3 plants</a> }) },
});
const header = () => within(screen.getByRole('banner'));
const wait = () => act(() => jest.advanceTimersByTimeAsync(20_000));

test('a section shows its piece once the page is used', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const load = jest.fn(async () => garden);
  await renderShell({ path: '/sitemap', composition, sections: { 'mf-garden': load } });
  await wait();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  await wait();
  // The press is not answered yet, and nothing may come between.
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  await wait();
  expect(header().getByRole('link', { name: 'Garden, 3 plants' })).toBeInTheDocument();
});

test.each(['app.garden', 'garden.beds.v1', 'garden.beds.v2'])(
  'who keeps something of it on this device (%s) sees it without doing anything',
  async (key) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    localStorage.setItem(key, '{}');
    await renderShell({ path: '/sitemap', composition, sections: { 'mf-garden': async () => garden } });
    await wait();
    localStorage.clear();
    expect(header().getByRole('link', { name: 'Garden, 3 plants' })).toBeInTheDocument();
  },
);

test.each([
  ['no section offers it', { ...testComposition(), slots }],
  ['no section fills the slot', testComposition()],
  ['the section cannot be loaded', composition],
])('nothing stands there where %s', async (_what, given) => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await renderShell({ path: '/sitemap', composition: given });
  fireEvent.click(document.body);
  await wait();
  expect(header().queryByRole('link', { name: /Garden/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a plain link', () => {
  const link = { href: '/garden', label: 'Garden', icon: 'M1 1h2' };
  const linked = { ...composition, slots: { headerItem: { ...slots.headerItem, link } } };

  test.each([
    ['until the page is used', { 'mf-garden': async () => garden }],
    ['for good where the section cannot be loaded', {}],
  ])('stands there %s', async (_when, sections) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    await renderShell({ path: '/sitemap', composition: linked, sections });
    expect(header().getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/garden');
    fireEvent.click(document.body);
    await wait();
    expect(header().getByRole('link', { name: /^Garden/ })).toHaveTextContent('mf-garden' in sections ? 'Garden, 3 plants' : '');
  });

  test('hands its focus on', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    await renderShell({ path: '/sitemap', composition: linked, sections: { 'mf-garden': async () => garden } });
    act(() => header().getByRole('link', { name: 'Garden' }).focus());
    fireEvent.keyUp(document.body);
    await wait();
    expect(header().getByRole('link', { name: 'Garden, 3 plants' })).toHaveFocus();
  });
});
