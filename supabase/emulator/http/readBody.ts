/** Of everything but a photo. */
const MAX_BODY_BYTES = 256 * 1024;
/** All connections together may hold bodies as small as this. */
const SMALL_BYTES = 16 * 1024;
/** Larger ones of one address at once: each is held until its last byte has come, for as long as a slow sender may take. */
const MAX_OF_ONE = 64;

/** @returns the bytes, undefined when there is no body, 'too large' beyond `max` bytes (256 KB without it), 'too many' beyond 64 at once */
export type ReadBody = (
  request: Request,
  address: string,
  max?: number,
) => Promise<Uint8Array<ArrayBuffer> | undefined | 'too large' | 'too many'>;

/** Reads whole bodies, so that a slow sender does not hold the queue of the database, and few large ones of one address at once. */
export function bodyReader(): ReadBody {
  const reading = new Map<string, number>();
  return async (request, address, max = MAX_BODY_BYTES) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return undefined;
    const declared = request.headers.get('content-length');
    if (Number(declared ?? 0) > max) return 'too large';
    if (declared !== null && Number(declared) <= SMALL_BYTES) return readAll(request.body, max);
    const others = reading.get(address) ?? 0;
    if (others >= MAX_OF_ONE) return 'too many';
    reading.set(address, others + 1);
    try {
      return await readAll(request.body, max);
    } finally {
      const left = reading.get(address)! - 1;
      if (left) reading.set(address, left);
      else reading.delete(address);
    }
  };
}

async function readAll(body: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > max) return 'too large';
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
