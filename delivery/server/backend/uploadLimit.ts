import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Registry } from '@marketplace/section-kit/manifest';

const mebibyte = 1024 * 1024;
/** Bytes of a request that brings no file. More than the API takes would only be carried to be refused. */
const longestRequest = mebibyte / 4;

/**
 * Refuses a file larger than the section that owns the bucket declares, in the shape of Storage's API, also when the sender
 * does not say how much is coming.
 *
 * @param registry the verified registry of this moment
 */
export function uploadLimit(registry: () => Registry): MiddlewareHandler {
  return (context, next) => {
    const [, bucket] = /^\/storage\/v1\/object\/([^/]+)\/./.exec(context.req.path) ?? [];
    const declared = Object.values(registry().sections)
      .flatMap(({ manifest }) => manifest.server?.uploads ?? [])
      .find((upload) => upload.bucket === bucket);
    const maxSize = declared?.maxBytes ?? longestRequest;
    return bodyLimit({
      maxSize,
      onError: () =>
        // What is left of the upload is not read, so the connection cannot carry another request.
        context.json({ statusCode: '413', error: 'Payload too large', message: `The file is larger than ${maxSize / mebibyte} MB.` }, 413, {
          connection: 'close',
        }),
    })(context, next);
  };
}
