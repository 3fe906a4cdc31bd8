import { bodyLimit } from 'hono/body-limit';

/** Bytes. What Storage accepts, hosted and embedded: more would only be carried to be refused. */
const largestPhoto = 2 * 1024 * 1024;

/** Refuses a larger upload in the shape of Storage's API, also when the sender does not say how much is coming. */
export const photoLimit = bodyLimit({
  maxSize: largestPhoto,
  onError: (context) =>
    // What is left of the upload is not read, so the connection cannot carry another request.
    context.json({ statusCode: '413', error: 'Payload too large', message: 'The photo is larger than 2 MB.' }, 413, {
      connection: 'close',
    }),
});
