import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyReader } from './readBody.ts';

/** A request whose body has begun and has no end yet. */
function unfinished(headers: Record<string, string> = {}) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
      controller.enqueue(Buffer.from('begun'));
    },
  });
  const request = new Request('http://localhost/rest/v1/rpc/a', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return { request, end: () => controller.close(), breakOff: () => controller.error(new Error('gone')) };
}
const whole = () => new Request('http://localhost/rest/v1/rpc/a', { method: 'POST', body: 'all of it' });

test('64 bodies of an address are read at once and no more, until one has ended or broken off', async () => {
  const read = bodyReader();
  const open = Array.from({ length: 64 }, () => unfinished());
  const results = open.map(({ request }) => read(request, '192.0.2.1'));
  assert.equal(await read(unfinished().request, '192.0.2.1'), 'too many');
  open[0]!.end();
  assert.equal(Buffer.from((await results[0]) as Uint8Array).toString(), 'begun');
  const next = unfinished();
  results.push(read(next.request, '192.0.2.1'));
  assert.equal(await read(unfinished().request, '192.0.2.1'), 'too many');
  open[1]!.breakOff();
  await assert.rejects(results[1]!);
  assert.equal(Buffer.from((await read(whole(), '192.0.2.1')) as Uint8Array).toString(), 'all of it');
});

test('another address, and who says that the body is small, are not held up', async () => {
  const read = bodyReader();
  for (let count = 0; count < 64; count += 1) void read(unfinished().request, '192.0.2.1');
  assert.notEqual(await read(whole(), '192.0.2.2'), 'too many');
  const small = unfinished({ 'content-length': '5' });
  small.end();
  assert.notEqual(await read(small.request, '192.0.2.1'), 'too many');
});

test('a body that is larger than it may be is not read to its end', async () => {
  const read = bodyReader();
  assert.equal(await read(unfinished({ 'content-length': '300000' }).request, '192.0.2.1'), 'too large');
  assert.equal(await read(unfinished().request, '192.0.2.1', 4), 'too large');
});
