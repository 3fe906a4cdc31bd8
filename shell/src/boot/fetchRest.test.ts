import { fetchRest } from './fetchRest';

const file = { path: '/composition/1.json', integrity: 'sha384-promised' };
const realFetch = globalThis.fetch;
const answers = (response: Response) => (globalThis.fetch = jest.fn(async () => response) as typeof fetch);
afterEach(() => void (globalThis.fetch = realFetch));

test('takes only the file the page has promised, after what the page itself needs', async () => {
  answers(new Response('{"shell":{},"sections":{}}'));
  expect(await fetchRest(file)).toEqual({ shell: {}, sections: {} });
  expect(globalThis.fetch).toHaveBeenCalledWith(file.path, expect.objectContaining({ integrity: file.integrity, priority: 'low' }));
});

test('a file that is not there is a failure', async () => {
  answers(new Response('Not found', { status: 404 }));
  await expect(fetchRest(file)).rejects.toThrow('/composition/1.json answered 404');
});
