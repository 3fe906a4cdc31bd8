import { leanPage, previousBuild, testComposition, testSection } from '../testing/testComposition';
import { KnownComposition } from './KnownComposition';
import type { SectionErrorReport } from './reportError';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const whole = testComposition([
  testSection('mf-one', { routes: [{ path: '/one', title: 'One' }], previous: previousBuild('mf-one') }),
  testSection('mf-two', { routes: [{ path: '/two', title: 'Two' }] }),
]);
const { page, rest } = leanPage(whole, '/one');

function setUp(fetchRest: () => Promise<typeof rest>, inPage = page) {
  const reports: SectionErrorReport[] = [];
  const fetched = jest.fn(fetchRest);
  const composition = new KnownComposition({ inPage, path: '/one', fetchRest: fetched, report: (report) => void reports.push(report) });
  return { composition, fetched, reports };
}

test('a page that left nothing out knows every address and fetches nothing', async () => {
  const { composition, fetched } = setUp(async () => rest, whole);
  expect(composition.knows('/anything')).toBe(true);
  expect(await composition.whole()).toBe(whole);
  expect(fetched).not.toHaveBeenCalled();
});

test('knows its own address at first, and every one with the rest, which is fetched once', async () => {
  const { composition, fetched } = setUp(async () => rest);
  expect([composition.knows('/one'), composition.knows('/two'), composition.isWhole]).toEqual([true, false, false]);
  expect(await Promise.all([composition.whole(), composition.whole()])).toEqual([whole, whole]);
  expect(composition.current).toEqual(whole);
  expect([composition.knows('/two'), composition.isWhole]).toEqual([true, true]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what fails at once is tried three times and reported once', async () => {
  const { composition, fetched, reports } = setUp(() => Promise.reject(new Error('answered 404')));
  const outcome = expect(composition.whole()).rejects.toThrow('answered 404');
  await jest.advanceTimersByTimeAsync(2_500);
  await outcome;
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reports).toEqual([{ section: 'shell', version: '1.0.0', phase: 'entry', attempt: 3, message: 'answered 404' }]);
  expect(composition.knows('/one')).toBe(true);
});

test('what hangs is given up after eight seconds, and asked for again by who needs it', async () => {
  let isBack = false;
  const { composition } = setUp(() => (isBack ? Promise.resolve(rest) : new Promise(() => undefined)));
  const outcome = expect(composition.whole()).rejects.toThrow('No answer within 8 s.');
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
  isBack = true;
  expect(await composition.whole()).toEqual(whole);
});

test('who answers for the site is known at once where the page says it', () => {
  const { composition, fetched } = setUp(async () => rest);
  expect(composition.operator()).toBe(page.operator);
  expect(fetched).not.toHaveBeenCalled();
});

test('who answers for the site comes with the rest where the page does not say it, also when that had to be asked for twice', async () => {
  let isBack = false;
  const fetchRest = () => (isBack ? Promise.resolve(rest) : Promise.reject(new Error('answered 503')));
  const { composition } = setUp(fetchRest, { ...page, operator: undefined });
  const asked = composition.operator();
  expect(composition.operator()).toBe(asked);
  await jest.advanceTimersByTimeAsync(2_500);
  isBack = true;
  await composition.whole();
  expect(await asked).toEqual(whole.operator);
  expect(composition.operator()).toEqual(whole.operator);
});
