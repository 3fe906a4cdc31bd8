import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Fragment, useAuthActions, usePage, type SectionDefinition } from '@marketplace/section-kit';
import type { CompositionRest } from '@marketplace/section-kit/host';
import { useLocation } from '@marketplace/section-kit/router';
import { TextLink } from '@marketplace/shared-ui';
import { SectionLoadError } from '../section-loader/SectionLoadError';
import { stubBrowser } from '../testing/browserStubs';
import { later } from '../testing/later';
import { renderShell } from '../testing/renderShell';
import { leanPage, previousBuild, testComposition, testSection } from '../testing/testComposition';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});

const fragment = { class: 'essential' as const, fragments: ['list'] };
const composition = testComposition([
  testSection('mf-one', { routes: [{ path: '/one', title: 'One' }] }),
  testSection('mf-two', {
    routes: [
      { path: '/two', title: 'Two' },
      { path: '/two/:id', title: 'Item' },
    ],
    ...fragment,
  }),
  testSection('mf-extra', { class: 'regular', fragments: ['list'] }),
]);

function OnePage() {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1 tabIndex={-1} data-page-heading="">
        One at {pathname}
      </h1>
      <label>
        Note <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <TextLink href="/two">to two</TextLink>
      <TextLink href="/one?sort=name">sort</TextLink>
      <Fragment name="two/list" fallback={<p>list on its way</p>} />
      <Fragment name="extra/list" />
      <Fragment name="nobody/list" />
    </>
  );
}
function TwoPage() {
  usePage({ title: 'Second page' });
  return (
    <h1 tabIndex={-1} data-page-heading="">
      Two
    </h1>
  );
}
const one: SectionDefinition = { name: 'mf-one', routes: [{ path: '/one', lazy: async () => ({ Component: OnePage }) }], fragments: {} };
const pageOfTwo = (Component: React.ComponentType): SectionDefinition => ({
  name: 'mf-two',
  routes: [{ path: '/two', lazy: async () => ({ Component }) }],
  fragments: { list: async () => ({ Component: () => <p>list of two</p> }) },
});

test('loads the page of the address, with a skeleton before it', async () => {
  const loading = later<SectionDefinition>();
  await renderShell({ path: '/one', composition, sections: { 'mf-one': () => loading.promise, 'mf-two': pageOfTwo(TwoPage) } });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await act(async () => loading.resolve(one));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('One at /one');
});

test('keeps the page, its address and what was typed until the next one is ready', async () => {
  const loading = later<SectionDefinition>();
  const { address } = await renderShell({ path: '/one', composition, sections: { 'mf-one': one, 'mf-two': () => loading.promise } });
  await userEvent.type(await screen.findByLabelText('Note'), 'draft');
  await userEvent.click(screen.getByRole('link', { name: 'to two' }));
  expect(address()).toBe('/two');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One at /one');
  expect(screen.getByLabelText('Note')).toHaveValue('draft');
  await act(async () => loading.resolve(pageOfTwo(TwoPage)));
  const heading = await screen.findByRole('heading', { name: 'Two' });
  expect(heading).toHaveFocus();
  expect(document.title).toMatch(/^Second page – /);
});

test('the first page keeps the title that came with it, the next one has that of its route and what stands behind it', async () => {
  document.title = 'Name of a row – Brand';
  const quiet = () => <h1>Quiet</h1>;
  const named = testComposition([
    testSection('mf-one', { routes: [{ path: '/one', title: 'One' }] }),
    testSection('mf-two', { routes: [{ path: '/two', title: 'Two', qualifier: 'prices in Canada' }] }),
  ]);
  await renderShell({ path: '/one', composition: named, sections: { 'mf-one': one, 'mf-two': pageOfTwo(quiet) } });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Name of a row – Brand');
  await userEvent.click(screen.getByRole('link', { name: 'to two' }));
  await screen.findByRole('heading', { name: 'Quiet' });
  expect(document.title).toMatch(/^Two – prices in Canada – /);
});

test('a page that names itself keeps what stands behind the title of its route', async () => {
  const named = testComposition([testSection('mf-two', { routes: [{ path: '/two', title: 'Two', qualifier: 'prices in Canada' }] })]);
  await renderShell({ path: '/two', composition: named, sections: { 'mf-two': pageOfTwo(TwoPage) } });
  await waitFor(() => expect(document.title).toMatch(/^Second page – prices in Canada – /));
});

test('a new query on the same page keeps the page as it is', async () => {
  await renderShell({ path: '/one', composition, sections: { 'mf-one': one, 'mf-two': pageOfTwo(TwoPage) } });
  await userEvent.type(await screen.findByLabelText('Note'), 'draft');
  await userEvent.click(screen.getByRole('link', { name: 'sort' }));
  expect(screen.getByLabelText('Note')).toHaveValue('draft');
});

test('a section that cannot be loaded shows its card, the rest works, and Try again recovers', async () => {
  let isRepaired = false;
  const load = () => (isRepaired ? Promise.resolve(pageOfTwo(TwoPage)) : Promise.reject(new Error('404')));
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const { reports } = await renderShell({ path: '/two', composition, sections: { 'mf-two': load } });
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  jest.useRealTimers();
  const card = within(screen.getByRole('main')).getByRole('alert');
  expect(card).toHaveTextContent('This section is not available right now');
  expect(within(card).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(reports).toEqual([{ section: 'mf-two', version: '1.1.0', phase: 'entry', attempt: 3, message: '404' }]);
  isRepaired = true;
  await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus());
});

test('a page that failed is tried again on the next visit', async () => {
  let isRepaired = false;
  const gone = new SectionLoadError('entry', '404', { isFinal: true });
  const load = () => (isRepaired ? Promise.resolve(pageOfTwo(TwoPage)) : Promise.reject(gone));
  await renderShell({ path: '/two', composition, sections: { 'mf-one': one, 'mf-two': load } });
  await userEvent.click(await screen.findByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
  isRepaired = true;
  history.back();
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeInTheDocument();
});

test('a section that is taken out shows its card, leaves its fragments away and runs none of its code', async () => {
  const out = testComposition([
    testSection('mf-one', { routes: [{ path: '/one', title: 'One' }] }),
    testSection('mf-two', { routes: [{ path: '/two', title: 'Two' }], takenOut: true }),
  ]);
  const never = jest.fn();
  const { reports } = await renderShell({ path: '/one', composition: out, sections: { 'mf-one': one, 'mf-two': never } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('list on its way')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'to two' }));
  const card = await within(screen.getByRole('main')).findByRole('alert');
  expect(card).toHaveTextContent('This section is not available right now');
  expect(within(card).getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect([never.mock.calls, reports]).toEqual([[], []]);
});

test('says in French that a section is not available', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await renderShell({ path: '/two', locale: 'fr', composition });
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  jest.useRealTimers();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('Cette section n’est pas disponible pour le moment');
});

test('after two seconds it says that it is still loading', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await renderShell({ path: '/two', composition, sections: { 'mf-two': () => new Promise(() => undefined) } });
  await act(() => jest.advanceTimersByTimeAsync(1_999));
  expect(screen.queryAllByText('Still loading')).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getAllByText('Still loading')[0]).toBeVisible();
  jest.useRealTimers();
});

test('a page that throws shows the card, is reported as such, and comes back with Try again', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('undefined is not a function');
    return <TwoPage />;
  };
  const { reports } = await renderShell({ path: '/two', composition, sections: { 'mf-two': pageOfTwo(Fragile) } });
  expect(await screen.findByText('This section is not available right now')).toBeInTheDocument();
  expect(reports).toEqual([{ section: 'mf-two', version: '1.1.0', phase: 'render', attempt: 1, message: 'undefined is not a function' }]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeInTheDocument();
});

describe('a section with a last good build', () => {
  const healing = testComposition([
    testSection('mf-one', { routes: [{ path: '/one', title: 'One' }] }),
    testSection('mf-two', { routes: [{ path: '/two', title: 'Two' }], ...fragment, previous: previousBuild('mf-two') }),
  ]);
  const spoiled = (parts: Partial<Record<'render' | 'effect', () => void>>): SectionDefinition => {
    const Spoiled = () => {
      parts.render?.();
      useEffect(() => parts.effect?.(), []);
      return <h1>The new one</h1>;
    };
    return { ...pageOfTwo(Spoiled), fragments: { list: async () => ({ Component: Spoiled }) } };
  };
  const two = (definition: SectionDefinition) => async (version: string) => (version === '1.1.0' ? definition : pageOfTwo(TwoPage));
  const fail = () => {
    throw new Error('spoiled');
  };

  test.each([
    ['renders', { render: fail }],
    ['has rendered', { effect: fail }],
  ])('shows that when the new one throws as it %s', async (_when, parts) => {
    const { reports } = await renderShell({ path: '/two', composition: healing, sections: { 'mf-two': two(spoiled(parts)) } });
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeInTheDocument();
    expect(screen.queryByText('This section is not available right now')).toBeNull();
    expect(reports).toEqual([{ section: 'mf-two', version: '1.1.0', phase: 'render', attempt: 1, message: 'spoiled' }]);
  });

  test('shows it in the pages of others as well', async () => {
    await renderShell({ path: '/one', composition: healing, sections: { 'mf-one': one, 'mf-two': two(spoiled({ render: fail })) } });
    expect(await screen.findByText('list of two')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One at /one');
  });

  test('shows it when the new one changes what everything uses, and the header goes on', async () => {
    const { map } = Array.prototype;
    const spoil = () => void (Array.prototype.map = fail);
    const { reports } = await renderShell({ path: '/two', composition: healing, sections: { 'mf-two': two(spoiled({ effect: spoil })) } });
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeInTheDocument();
    expect(Array.prototype.map).toBe(map);
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(reports).toMatchObject([
      { version: '1.1.0', phase: 'render', message: expect.stringContaining('Array.prototype.map') as unknown },
    ]);
  });

  test('shows the card when the last good one throws as well', async () => {
    const Bad = () => fail();
    await renderShell({ path: '/two', composition: healing, sections: { 'mf-two': pageOfTwo(Bad) } });
    expect(await screen.findByText('This section is not available right now')).toBeInTheDocument();
  });
});

describe('fragments', () => {
  test('show their placeholder, then the piece of the other section', async () => {
    const loading = later<SectionDefinition>();
    await renderShell({ path: '/one', composition, sections: { 'mf-one': one, 'mf-two': () => loading.promise } });
    expect(await screen.findByText('list on its way')).toBeInTheDocument();
    await act(async () => loading.resolve(pageOfTwo(TwoPage)));
    expect(await screen.findByText('list of two')).toBeInTheDocument();
  });

  test('that the page left out come with the rest of its composition', async () => {
    const { page, rest } = leanPage(composition, '/one');
    const coming = later<CompositionRest>();
    await renderShell({
      path: '/one',
      composition: { ...page, sections: page.sections.map((section) => ({ ...section, fragments: [] })) },
      fetchRest: () => coming.promise,
      sections: { 'mf-one': one, 'mf-two': pageOfTwo(TwoPage) },
    });
    expect(await screen.findByText('list on its way')).toBeInTheDocument();
    await act(async () => coming.resolve(rest));
    expect(await screen.findByText('list of two')).toBeInTheDocument();
  });

  test('fail on their own: a card in their place, none for decoration, and the page stays', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { reports } = await renderShell({ path: '/one', composition, sections: { 'mf-one': one } });
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    jest.useRealTimers();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One');
    expect(screen.getAllByText('This section is not available right now')).toHaveLength(1);
    expect(reports.map(({ section }) => section).sort()).toEqual(['mf-extra', 'mf-two']);
  });

  test('leave nothing behind where the page is whole without them', async () => {
    const Whole = () => (
      <>
        <h1>Whole</h1>
        <Fragment name="two/list" optional fallback={<p>list on its way</p>} />
      </>
    );
    const page: SectionDefinition = { ...one, routes: [{ path: '/one', lazy: async () => ({ Component: Whole }) }] };
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { reports } = await renderShell({ path: '/one', composition, sections: { 'mf-one': page } });
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    jest.useRealTimers();
    expect(screen.getByRole('heading', { name: 'Whole' })).toBeVisible();
    expect(screen.queryByText('list on its way')).toBeNull();
    expect(screen.queryByText('This section is not available right now')).toBeNull();
    expect(reports.map(({ section }) => section)).toEqual(['mf-two']);
  });
});

test('a section that declares it may change the session', async () => {
  const Asking = () => <h1>{useAuthActions() ? 'may' : ''}</h1>;
  const doors = testComposition([testSection('mf-doors', { capabilities: ['auth'], routes: [{ path: '/in', title: 'Come in' }] })]);
  await renderShell({
    path: '/in',
    composition: doors,
    sections: {
      'mf-doors': { name: 'mf-doors', routes: [{ path: '/in', lazy: async () => ({ Component: Asking }) }], fragments: {} },
    },
  });
  expect(await screen.findByRole('heading', { name: 'may' })).toBeInTheDocument();
});

test('other sections may not', async () => {
  const Asking = () => <h1>{useAuthActions() ? 'may' : ''}</h1>;
  const { reports } = await renderShell({ path: '/two', composition, sections: { 'mf-two': pageOfTwo(Asking) } });
  expect(await screen.findByText('This section is not available right now')).toBeInTheDocument();
  expect(reports[0]!.message).toContain('declares the capability "auth"');
});

describe('a page that leaves out the rest of the composition', () => {
  const { page, rest } = leanPage(composition, '/one');
  const lean = { path: '/one', composition: page, sections: { 'mf-one': one, 'mf-two': pageOfTwo(TwoPage) } };

  test('shows itself and what it borrows without it', async () => {
    await renderShell({ ...lean, fetchRest: () => new Promise(() => undefined) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('One at /one');
    expect(await screen.findByText('list of two')).toBeInTheDocument();
  });

  test('waits for it before it goes anywhere else, and says when that takes long', async () => {
    const loading = later<typeof rest>();
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { address, reload } = await renderShell({ ...lean, fetchRest: () => loading.promise });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole('link', { name: 'to two' }));
    expect(address()).toBe('/two');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getAllByText('Still loading')[0]).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One at /one');
    jest.useRealTimers();
    await act(async () => loading.resolve(rest));
    expect(await screen.findByRole('heading', { name: 'Two' })).toHaveFocus();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not built anew when the rest arrives', async () => {
    const loading = later<typeof rest>();
    await renderShell({ ...lean, fetchRest: () => loading.promise });
    await userEvent.type(await screen.findByLabelText('Note'), 'draft');
    await act(async () => loading.resolve(rest));
    expect(screen.getByLabelText('Note')).toHaveValue('draft');
    await userEvent.click(screen.getByRole('link', { name: 'sort' }));
    expect(screen.getByLabelText('Note')).toHaveValue('draft');
  });

  test('loads the next address as a page of its own where the rest cannot be had', async () => {
    const fetchRest = () => Promise.reject(new SectionLoadError('entry', 'Gone', { isFinal: true }));
    const { address, reload, reports } = await renderShell({ ...lean, fetchRest });
    await screen.findByText('list of two');
    await userEvent.click(screen.getByRole('link', { name: 'sort' }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'to two' }));
    expect(address()).toBe('/two');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One at /one');
    expect(reports).toMatchObject([{ section: 'shell', message: 'Gone' }]);
  });

  test('keeps what it shows while there is no connection', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reload } = await renderShell({
      ...lean,
      fetchRest: () => Promise.reject(new SectionLoadError('entry', 'Gone', { isFinal: true })),
    });
    await screen.findByText('list of two');
    await userEvent.click(screen.getByRole('link', { name: 'to two' }));
    expect(reload).not.toHaveBeenCalled();
    onLine.mockRestore();
    fireEvent(window, new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
