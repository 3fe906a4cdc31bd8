import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Registry } from '@marketplace/section-kit/manifest';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
/** Bytes of a request that brings no file. More than the API takes would only be carried to be refused. */
const maxRequest = mebibyte / 4;

const limited = (maxSize: number, answer: object): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    // What is left of the body is not read, so the connection cannot carry another request.
    onError: (context: Context) => context.json(answer, 413, { connection: 'close' }),
  });

/** Refuses what is too large in the shape of the API that it was meant for, also when the sender does not say how much is coming. */
export const bodyLimits = {
  /** Of a request to the database or to Auth. */
  request: limited(maxRequest, { code: 'request_too_large', message: `The request is larger than ${maxRequest / kibibyte} KB.` }),
  /**
   * Of a file: what the section that owns the bucket declares.
   *
   * @param registry the verified registry of this moment
   */
  upload:
    (registry: () => Registry): MiddlewareHandler =>
    (context, next) => {
      const [, bucket] = /^\/storage\/v1\/object\/([^/]+)\/./.exec(context.req.path) ?? [];
      const declared = Object.values(registry().sections)
        .flatMap(({ manifest }) => manifest.server?.uploads ?? [])
        .find((upload) => upload.bucket === bucket);
      const maxSize = declared?.maxBytes ?? maxRequest;
      const message = `The file is larger than ${maxSize / mebibyte} MB.`;
      return limited(maxSize, { statusCode: '413', error: 'Payload too large', message })(context, next);
    },
};
