import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

/** Strong enough for a page of mostly hashes, quick enough for every request. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encoders = {
  br: (bytes: string | Uint8Array) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: string | Uint8Array) => promisify(gzip)(bytes),
};
/** How an answer may be packed, best first. */
export type Encoding = keyof typeof encoders;

/** @returns the best encoding that the visitor's browser takes; `null` sends the bytes as they are */
export function encodingFor(context: Context): Encoding | null {
  return (Object.keys(encoders) as Encoding[]).find((known) => accepts(context, known)) ?? null;
}

/**
 * Packs an answer beside the thread that answers others.
 *
 * @returns what to send and the headers that say how it is packed
 */
export async function compress(
  bytes: string | Uint8Array,
  encoding: Encoding | null,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const body = encoding ? await encoders[encoding](bytes) : Buffer.from(bytes);
  return { body: new Uint8Array(body), headers: encoding ? { 'content-encoding': encoding } : {} };
}

/** Packs as small as brotli can; a page takes some 300 ms of a processor. */
export async function compressSmallest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(brotliCompress)(text));
}

/** Whether the visitor's browser takes an encoding; `br;q=0` is a no. */
export function accepts(context: Context, encoding: string): boolean {
  const offers = (context.req.header('accept-encoding') ?? '').split(',').map((offer) => offer.trim().replaceAll(' ', ''));
  return offers.some((offer) => offer === encoding || (offer.startsWith(`${encoding};q=`) && Number(offer.split('=')[1]) > 0));
}
