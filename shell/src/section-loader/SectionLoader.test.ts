import type { SectionDefinition } from '@marketplace/section-kit';
import type { SectionInPage } from '@marketplace/section-kit/host';
import { knownComposition, previousBuild, testComposition, testSection } from '../testing/testComposition';
import { CrashRecord } from './CrashRecord';
import type { SectionErrorReport } from './reportError';
import { SectionLoader, type LoadDefinition } from './SectionLoader';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const Page = () => null;
const services = (parts: Partial<SectionInPage> = {}) =>
  testSection('mf-services', {
    routes: [
      { path: '/services', title: 'Services' },
      { path: '/services/:id', title: 'One service' },
    ],
    fragments: ['featured-services'],
    ...parts,
  });
const definition: SectionDefinition = {
  name: 'mf-services',
  routes: [{ path: '/services', lazy: () => Promise.resolve({ Component: Page }) }],
  fragments: { 'featured-services': () => Promise.resolve({ Component: Page }) },
};

function setUp(load: LoadDefinition, section = services()) {
  const reports: SectionErrorReport[] = [];
  const loadDefinition = jest.fn(load);
  const report = (entry: SectionErrorReport) => void reports.push(entry);
  const loader = new SectionLoader(knownComposition(testComposition([section])), loadDefinition, report, undefined, new CrashRecord());
  const open = async (path = '/services') => {
    const task = loader.page(loader.findOwner(path)!);
    task.start();
    await jest.advanceTimersByTimeAsync(8_000);
    return task.getState();
  };
  return { loader, loadDefinition, reports, open };
}

test('finds the owner of an address, and nobody for the rest', () => {
  const { loader } = setUp(async () => definition);
  expect(loader.findOwner('/services')).toMatchObject({ path: '/services', section: { name: 'mf-services' } });
  expect(loader.findOwner('/services/42')).toMatchObject({ path: '/services/:id' });
  expect(loader.findOwner('/nowhere')).toBeNull();
  expect(loader.fragment('services/unknown')).toBeNull();
  expect(loader.fragment('nobody/featured-services')).toBeNull();
});

test('page and fragment of one section load its entry once', async () => {
  const { loader, loadDefinition, open } = setUp(async () => definition);
  expect(await open()).toEqual({ status: 'ready', value: { Component: Page, version: '1.1.0' } });
  const { task } = loader.fragment('services/featured-services')!;
  task.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(task.getState().status).toBe('ready');
  expect(loadDefinition).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<SectionInPage>, LoadDefinition, Partial<SectionErrorReport>]>([
  ['an entry that fails', {}, () => Promise.reject(new Error('404')), { phase: 'entry', attempt: 3, message: '404' }],
  ['an entry that hangs', {}, () => new Promise(() => undefined), { phase: 'entry', attempt: 1 }],
  ['an entry without a definition', {}, async () => undefined as never, { phase: 'entry', attempt: 3 }],
  ['the definition of another section', {}, async () => ({ ...definition, name: 'mf-other' }), { phase: 'entry', attempt: 3 }],
  [
    'a page chunk that fails',
    {},
    async () => ({ ...definition, routes: [{ path: '/services', lazy: () => Promise.reject(new Error('Loading chunk 7 failed')) }] }),
    { phase: 'chunk', attempt: 3, message: 'Loading chunk 7 failed' },
  ],
  [
    'a page chunk that webpack gave up waiting for',
    {},
    async () => ({
      ...definition,
      routes: [
        {
          path: '/services',
          lazy: () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed (timeout)'), { type: 'timeout' })),
        },
      ],
    }),
    { phase: 'chunk', attempt: 1 },
  ],
  [
    'a page chunk that is refused at once',
    {},
    async () => ({
      ...definition,
      routes: [
        {
          path: '/services',
          lazy: () => {
            throw new Error('not a file of this composition');
          },
        },
      ],
    }),
    { phase: 'chunk', attempt: 3 },
  ],
  [
    'a page chunk that hangs',
    {},
    async () => ({ ...definition, routes: [{ path: '/services', lazy: () => new Promise(() => undefined) }] }),
    { phase: 'chunk', attempt: 1 },
  ],
  [
    'a page without a component',
    {},
    async () => ({ ...definition, routes: [{ path: '/services', lazy: async () => ({}) as never }] }),
    { phase: 'chunk', attempt: 3 },
  ],
  ['a route the code does not have', {}, async () => ({ ...definition, routes: [] }), { phase: 'contract', attempt: 1 }],
  [
    'a section that needs a newer contract',
    { requires: { '@marketplace/section-kit': '^1.3.0', '@marketplace/shared-ui': '^1.0.0' } },
    async () => definition,
    { phase: 'contract', attempt: 1, message: 'It needs a newer contract: @marketplace/section-kit ^1.3.0, and this shell has 1.2.0.' },
  ],
  [
    'a section that needs another major',
    { requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^2.0.0' } },
    async () => definition,
    { phase: 'contract', attempt: 1 },
  ],
])('%s fails that page and is reported once', async (_what, section, load, report) => {
  const { open, reports } = setUp(load, services(section));
  expect((await open()).status).toBe('failed');
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ section: 'mf-services', version: '1.1.0', ...report });
});

test('code that needs a newer contract never runs', async () => {
  const { open, loadDefinition } = setUp(
    async () => definition,
    services({ requires: { '@marketplace/section-kit': '^2.0.0', '@marketplace/shared-ui': '^1.0.0' } }),
  );
  await open();
  expect(loadDefinition).not.toHaveBeenCalled();
});

test('a section that is taken out fails its pages without a try or a report', async () => {
  const { open, loadDefinition, reports } = setUp(async () => definition, services({ takenOut: true }));
  expect((await open()).status).toBe('failed');
  expect(loadDefinition).not.toHaveBeenCalled();
  expect(reports).toHaveLength(0);
});

test('the last good version is used when the current one cannot be', async () => {
  const section = services({ previous: previousBuild('mf-services') });
  const { open, reports } = setUp(
    (_section, build) => (build.version === '1.1.0' ? Promise.reject(new Error('404')) : Promise.resolve(definition)),
    section,
  );
  expect(await open()).toMatchObject({ status: 'ready', value: { version: '1.0.0' } });
  expect(reports).toMatchObject([{ version: '1.1.0', attempt: 3 }]);
});

test('an entry that hung is fetched anew by Try again', async () => {
  let isRepaired = false;
  const { loader, open } = setUp(() => (isRepaired ? Promise.resolve(definition) : new Promise(() => undefined)));
  expect((await open()).status).toBe('failed');
  isRepaired = true;
  const task = loader.page(loader.findOwner('/services')!);
  task.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(task.getState().status).toBe('ready');
});

describe('a build that fails after it was loaded', () => {
  const section = services({ previous: previousBuild('mf-services') });
  const both: LoadDefinition = async (_section, build) => ({
    ...definition,
    routes: definition.routes.map((route) => ({ ...route, build })),
  });

  test('is replaced everywhere by the last good one, once, and reported once', async () => {
    const { loader, open, reports, loadDefinition } = setUp(both, section);
    expect(await open()).toMatchObject({ status: 'ready', value: { version: '1.1.0' } });
    expect(loader.hasFallenBack).toBe(false);
    loader.fallBack(section, '1.1.0', 'handler', 'spoiled');
    loader.fallBack(section, '1.1.0', 'render', 'spoiled as well');
    await jest.advanceTimersByTimeAsync(0);
    const { task } = loader.fragment('services/featured-services')!;
    task.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(await open()).toMatchObject({ status: 'ready', value: { version: '1.0.0' } });
    expect(task.getState()).toMatchObject({ status: 'ready', value: { version: '1.0.0' } });
    expect(loader.hasFallenBack).toBe(true);
    expect(loadDefinition.mock.calls.map(([, build]) => build.version)).toEqual(['1.1.0', '1.0.0']);
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'handler', message: 'spoiled' }]);
  });

  test('is not shown by a part that was still loading then, which tells nothing more of it', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const slowFragment = () => arrived.then(() => ({ Component: Page }));
    const { loader, open, reports } = setUp(
      async (_section, build) =>
        build.version === '1.1.0' ? { ...definition, fragments: { 'featured-services': slowFragment } } : definition,
      section,
    );
    const { task } = loader.fragment('services/featured-services')!;
    task.start();
    loader.page(loader.findOwner('/services')!).start();
    await jest.advanceTimersByTimeAsync(0);
    loader.fallBack(section, '1.1.0', 'handler', 'spoiled');
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(task.getState()).toMatchObject({ status: 'ready', value: { version: '1.0.0' } });
    expect(await open()).toMatchObject({ status: 'ready', value: { version: '1.0.0' } });
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'handler', message: 'spoiled' }]);
  });

  test('stays where there is nothing else, and is only reported', async () => {
    const { loader, open, reports } = setUp(both);
    await open();
    loader.fallBack(services(), '1.1.0', 'render', 'spoiled');
    loader.fallBack(services(), '1.1.0', 'render', 'spoiled');
    expect(await open()).toMatchObject({ status: 'ready', value: { version: '1.1.0' } });
    expect(reports).toHaveLength(1);
    expect(loader.hasFallenBack).toBe(false);
  });

  test('is known by the address of its code', () => {
    const { loader } = setUp(both, section);
    expect(loader.findAuthor('http://localhost/sections/mf-services/1.1.0/page.js:1:20')).toMatchObject({ version: '1.1.0' });
    expect(loader.findAuthor('http://localhost/sections/mf-services/1.0.0/page.js:1:20')).toMatchObject({ version: '1.0.0' });
    expect(loader.findAuthor('http://localhost/shell/1.0.0/main.js:1:20')).toBeNull();
  });
});

describe('a build that never came to its first view', () => {
  /** Two visits that ended in a tab that hung. */
  const hangTwice = async (section: SectionInPage) => {
    for (let visit = 0; visit < 2; visit += 1) {
      await setUp(async () => definition, section).open();
      jest.advanceTimersByTime(11_000);
    }
  };

  test('is not started a third time: the last good one is, at once, and monitoring hears of it', async () => {
    const section = services({ previous: previousBuild('mf-services') });
    await hangTwice(section);
    const { open, loadDefinition, reports, loader } = setUp(async () => definition, section);
    expect(await open()).toMatchObject({ status: 'ready', value: { version: '1.0.0' } });
    expect(loadDefinition).toHaveBeenCalledTimes(1);
    expect(loader.hasFallenBack).toBe(true);
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'crash', attempt: 1 }]);
  });

  test('waits for somebody to ask for it where there is nothing else', async () => {
    await hangTwice(services());
    const { open, loadDefinition } = setUp(async () => definition);
    expect((await open()).status).toBe('failed');
    expect(loadDefinition).not.toHaveBeenCalled();
    expect((await open()).status).toBe('ready');
  });

  test('does not count once it was shown, or the page was left', async () => {
    const section = services({ previous: previousBuild('mf-services') });
    for (const end of [(loader: SectionLoader) => loader.settle(section), (loader: SectionLoader) => loader.release()]) {
      await hangTwice(services({ current: { ...section.current, version: 'another' } }));
      for (let visit = 0; visit < 3; visit += 1) {
        const { loader, open } = setUp(async () => definition, section);
        expect(await open()).toMatchObject({ value: { version: '1.1.0' } });
        end(loader);
        jest.advanceTimersByTime(11_000);
      }
    }
  });
});

test('a page that changes built-in functions fails at once, and they are as they were', async () => {
  const { map } = Array.prototype;
  const { open, reports } = setUp(async () => ({
    ...definition,
    routes: [
      {
        path: '/services',
        lazy: async () => {
          Array.prototype.map = () => [];
          return { Component: Page };
        },
      },
    ],
  }));
  expect((await open()).status).toBe('failed');
  expect(Array.prototype.map).toBe(map);
  expect(reports).toMatchObject([{ phase: 'contract', attempt: 1, message: expect.stringContaining('Array.prototype.map') as unknown }]);
});
