/** Of everything but a photo. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads a whole body, so that a slow sender does not hold the queue of the database.
 * @returns the bytes, undefined when there is no body, or 'too large' beyond `max` bytes (256 KB without it).
 */
export async function readBody(request: Request, max = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer> | undefined | 'too large'> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > max) return 'too large';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.length;
    if (size > max) return 'too large';
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
