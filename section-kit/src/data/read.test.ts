import { PostgrestClient } from '@supabase/postgrest-js';
import { fakeDb } from '../testing/fakeDb';
import { errorText, AppError, TIMED_OUT } from './AppError';
import { read } from './read';

const from = (db: ReturnType<typeof fakeDb>) => read<unknown[]>(db.from('services').select('*'));

test('gives the rows, and their number when an exact count was asked for', async () => {
  const db = fakeDb({ tables: { services: [{ id: 1 }, { id: 2 }] } });
  await expect(from(db)).resolves.toEqual({ data: [{ id: 1 }, { id: 2 }], count: null });
  await expect(read(db.from('services').select('*', { count: 'exact' }))).resolves.toMatchObject({ count: 2 });
});

test.each([
  ['a message', { status: 500, message: 'the disk is full' }, 'the disk is full'],
  ['no message', { status: 500 }, 'Failed to fetch services'],
  ['an empty message', { status: 503, message: '' }, 'Failed to fetch services'],
])('a failure with %s', async (_what, failure, text) => {
  const error = await from(fakeDb({ tables: { services: failure } })).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).status).toBe(failure.status);
  expect(errorText(error, 'Failed to fetch services')).toBe(text);
});

test.each(['<html>Bad gateway</html>', 'upstream connect error', '{}'])(
  'what a proxy says for the server, %j, is not shown',
  async (body) => {
    const proxied = new PostgrestClient('http://db.test', { retry: false, fetch: async () => new Response(body, { status: 502 }) });
    const error = await read(proxied.from('services').select('*')).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unconfirmed', status: 502 });
    expect(errorText(error, 'Failed to fetch services')).toBe('Failed to fetch services');
  },
);

test('an unknown function keeps its code, so that a caller can do without it', async () => {
  await expect(read(fakeDb().rpc('search_services'))).rejects.toMatchObject({ kind: 'missing', code: 'PGRST202', status: 404 });
});

test('without an answer the fallback is shown, not what the browser calls it', async () => {
  const offline = { data: null, status: 0, error: { message: 'TypeError: Failed to fetch', code: '' } };
  const error = await read(Promise.resolve(offline)).catch((thrown: unknown) => thrown);
  expect(errorText(error, 'Failed to fetch services')).toBe('Failed to fetch services');
});

test.each(['TimeoutError', 'AbortError'])('a read that took too long, a %s, is told apart from one that could not start', async (name) => {
  const limited = new PostgrestClient('http://db.test', {
    retry: false,
    fetch: () => Promise.reject(new DOMException('signal timed out', name)),
  });
  await expect(read(limited.from('services').select('*'))).rejects.toMatchObject({ status: 0, code: TIMED_OUT, message: '' });
});
