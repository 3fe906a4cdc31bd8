import { act, fireEvent, screen, within } from '@testing-library/react';
import { defineSection } from 'section-kit';
import { stubBrowser } from '../testing/browserStubs';
import { renderShell } from '../testing/renderShell';
import { testComposition, testSection } from '../testing/testComposition';

beforeEach(() => void stubBrowser());
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());
afterEach(() => jest.useRealTimers());

const composition = testComposition([testSection('mf-catalog', { fragments: ['list-count'] })]);
const catalog = defineSection({
  name: 'mf-catalog',
  routes: [],
  fragments: { 'list-count': () => Promise.resolve({ Component: () => <a href="/list">Project list, 3 items</a> }) },
});
const header = () => within(screen.getByRole('banner'));
const wait = () => act(() => jest.advanceTimersByTimeAsync(20_000));

test('the catalogue counts the project list once the page is used', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const load = jest.fn(async () => catalog);
  await renderShell({ path: '/sitemap', composition, sections: { 'mf-catalog': load } });
  await wait();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  await wait();
  // The press is not answered yet, and nothing may come between.
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  await wait();
  expect(header().getByRole('link', { name: 'Project list, 3 items' })).toBeInTheDocument();
});

test.each(['catalog.project-list.v2', 'catalog.project-list.v3', 'app.project-list'])(
  'who has %s on this device sees it without doing anything',
  async (key) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    localStorage.setItem(key, '{}');
    await renderShell({ path: '/sitemap', composition, sections: { 'mf-catalog': async () => catalog } });
    await wait();
    localStorage.clear();
    expect(header().getByRole('link', { name: 'Project list, 3 items' })).toBeInTheDocument();
  },
);

test.each([
  ['no section offers it', testComposition()],
  ['the section cannot be loaded', composition],
])('nothing stands there where %s', async (_what, given) => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await renderShell({ path: '/sitemap', composition: given });
  fireEvent.click(document.body);
  await wait();
  expect(header().queryByRole('link', { name: /list/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
