import { PostgrestClient } from '@supabase/postgrest-js';
import { read, type Db } from '@marketplace/section-kit';
import { deferred } from './deferred';

/** A database that answers with the address it was asked at. */
function setUp(fail = 0) {
  const asked: string[] = [];
  const client: Db = new PostgrestClient('http://db.test', {
    fetch: async (input) => {
      asked.push(decodeURIComponent(String(input)));
      return Response.json([], { headers: { 'content-range': '0-0/7' } });
    },
  });
  const fetchClient = jest.fn(async () => {
    if (fetchClient.mock.calls.length <= fail) throw new TypeError('Failed to fetch');
    return client;
  });
  return { db: deferred(fetchClient), asked, fetchClient };
}

test('what is asked is asked of the client, which is fetched once, and only when somebody waits', async () => {
  const { db, asked, fetchClient } = setUp();
  const rows = db.from('services').select('id', { count: 'exact' }).in('id', ['a', 'b']).order('name');
  expect(fetchClient).not.toHaveBeenCalled();
  await expect(read(rows)).resolves.toEqual({ data: [], count: 7 });
  await read(db.rpc('search_services'));
  expect(asked).toEqual(['http://db.test/services?select=id&id=in.(a,b)&order=name.asc', 'http://db.test/rpc/search_services']);
  expect(fetchClient).toHaveBeenCalledTimes(1);
});

test('a condition that is added later counts, and two requests know nothing of each other', async () => {
  const { db, asked } = setUp();
  const first = db.from('services').select('id');
  const second = db.from('providers').select('id');
  void first.eq('id', '1');
  await Promise.all([first, second]);
  expect(asked).toEqual(['http://db.test/services?select=id&id=eq.1', 'http://db.test/providers?select=id']);
});

test('a client that cannot be fetched is an answer that did not come, and the next request fetches it again', async () => {
  const { db, fetchClient } = setUp(1);
  const error = await read(db.from('services').select('id')).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'AppError', kind: 'unconfirmed', status: 0, message: '' });
  await expect(read(db.from('services').select('id'))).resolves.toMatchObject({ data: [] });
  expect(fetchClient).toHaveBeenCalledTimes(2);
});

test('a database can be passed on by a promise', async () => {
  const { db } = setUp();
  await expect(Promise.resolve(db)).resolves.toBe(db);
});
