import { Fragment, read, useDb, type SectionDefinition } from '@marketplace/section-kit';
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

describe('a page whose fragments read', () => {
  const Cards = ({ table }: { table: 'services' | 'plans' }) => {
    const db = useDb();
    const { data } = useQuery({ queryKey: [table], queryFn: () => read(db.from(table).select('name')) });
    return <p>{data ? `Cards of ${table}` : 'Loading'}</p>;
  };
  const page: SectionDefinition = {
    ...section,
    routes: [{ path: '/one', lazy: async () => ({ Component: Placing }) }],
  };
  const uses = ['two/services', 'two/plans'];
  function Placing() {
    return (
      <>
        <Rows />
        {uses.map((name) => (
          <Fragment key={name} name={name} fallback={<p>Place of {name}</p>} />
        ))}
      </>
    );
  }
  const placed: SectionDefinition = {
    name: 'mf-two',
    routes: [],
    fragments: {
      services: async () => ({ Component: () => <Cards table="services" /> }),
      plans: async () => ({ Component: () => <Cards table="plans" /> }),
    },
  };
  const sections = [
    testSection('mf-one', { routes: [{ path: '/one', title: 'One' }] }),
    testSection('mf-two', { fragments: ['services', 'plans'] }),
  ];
  const loadSection = (name: string) => (name === 'mf-one' ? page : placed);
  const askedWith = { ...asked, composition: testComposition(sections), uses, loadSection };
  /** Answers each table but one. */
  const answerAllBut = (table: string, otherwise: () => Promise<Partial<Response>>) => {
    globalThis.fetch = (async (url: string) =>
      String(url).includes(`/${table}?`) ? otherwise() : body(200, [{ title: 'Lumber', name: 'A' }])) as unknown as typeof fetch;
  };
  const never = () => new Promise<never>(() => undefined);

  const unanswered: [string, () => Promise<Partial<Response>>, string][] = [
    ['takes too long', never, 'What it reads took too long.'],
    ['fails', async () => body(500, { message: 'The database is away' }), 'What it reads could not be read.'],
  ];
  for (const [what, otherwise, reason] of unanswered)
    test(`is whole without the one whose read ${what}`, async () => {
      jest.useFakeTimers();
      answerAllBut('services', otherwise);
      const rendering = render(askedWith);
      await jest.advanceTimersByTimeAsync(1_000);
      const rendered = await rendering;
      jest.useRealTimers();
      expect(rendered?.leftOut).toEqual({ 'two/services': reason });
      expect(rendered?.html).toContain('<h1>Lumber</h1>');
      expect(rendered?.html).toContain('Cards of plans');
      expect(rendered?.html).not.toContain('Loading');
      expect(rendered?.state.map(([key]) => key)).toEqual([['rows'], ['plans']]);
    });

  test('is waited for when it is its own read that takes long', async () => {
    jest.useFakeTimers();
    const slow = () => new Promise<Partial<Response>>((resolve) => void setTimeout(resolve, 1_200, body(200, [{ title: 'Lumber' }])));
    answerAllBut('categories', slow);
    const rendering = render(askedWith);
    await jest.advanceTimersByTimeAsync(1_200);
    const rendered = await rendering;
    jest.useRealTimers();
    expect(rendered?.leftOut).toEqual({});
    for (const words of ['Lumber', 'Cards of services', 'Cards of plans']) expect(rendered?.html).toContain(words);
  });
});
