import { read, useDb, type SectionDefinition } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { testComposition, testSection } from '../testing/testComposition';
import { render } from './render';

function Rows() {
  const db = useDb();
  const { data, error } = useQuery({ queryKey: ['rows'], queryFn: () => read(db.from('categories').select('title')) });
  return <h1>{error ? 'Failed to load' : (data?.data[0]?.title ?? 'Loading')}</h1>;
}
const section: SectionDefinition = {
  name: 'mf-one',
  routes: [{ path: '/one', lazy: async () => ({ Component: Rows }) }],
  fragments: {},
};
const composition = testComposition([testSection('mf-one', { routes: [{ path: '/one', title: 'One' }] })]);
const asked = { composition, address: '/one', uses: [], loadSection: () => section, backendOrigin: 'http://localhost:1' };

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));
const answerWith = (answer: () => Partial<Response> | Promise<never>) => {
  globalThis.fetch = (async () => answer()) as unknown as typeof fetch;
};
const body = (status: number, value: unknown): Partial<Response> => ({
  ok: status < 400,
  status,
  statusText: '',
  headers: new Headers(),
  text: async () => JSON.stringify(value),
});

test('a page is rendered with what its reads answered', async () => {
  answerWith(() => body(200, [{ title: 'Lumber' }]));
  const page = await render(asked);
  expect(page?.html).toContain('<h1>Lumber</h1>');
  expect(page?.state.map(([key]) => key)).toEqual([['rows']]);
});

test.each<[string, () => Partial<Response> | Promise<never>]>([
  ['fails', () => body(500, { message: 'The database is away' })],
  ['gets no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('a page whose read %s begins in the browser, which may get an answer', async (_case, answer) => {
  answerWith(answer);
  expect(await render(asked)).toBeNull();
});
