import { contentRoutes } from './content';

const title = { en: 'Snow', fr: 'Neige' };
const pages = {
  '/tips/snow': { slug: 'snow', chunk: 'tip', title },
  '/snow': { slug: 'snow', chunk: 'tip', title, canonical: '/tips/snow' },
};

test('every address of a collection is a route that loads its entry', async () => {
  const load = jest.fn(() => Promise.resolve({ Component: () => null }));
  const routes = contentRoutes(pages, load);
  expect(routes.map(({ path }) => path)).toEqual(['/tips/snow', '/snow']);
  expect(load).not.toHaveBeenCalled();
  await routes[1]!.lazy();
  expect(load).toHaveBeenCalledWith('snow');
});

test('a route says what the manifest says of its address, and nothing of its file', () => {
  const [route] = contentRoutes(pages, () => Promise.reject(new Error('not asked for')));
  expect(route).toEqual({ path: '/tips/snow', chunk: 'tip', title, lazy: expect.any(Function) });
});
