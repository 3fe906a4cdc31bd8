import { AppError, fileErrorKindOf, type Files } from '@marketplace/section-kit';
import type { Composition } from '@marketplace/section-kit/host';
import { authorizedFetch, type TokenSource } from './authorizedFetch';

/** Two megabytes over a slow phone connection. */
const transferLimit = 60_000;

/** @returns where a file of a public bucket is; needs no visitor */
export const publicUrlOf =
  ({ supabaseUrl }: Composition['config']): Files['publicUrl'] =>
  (bucket, name) =>
    `${supabaseUrl}/storage/v1/object/public/${bucket}/${name}`;

/** Files in Storage, hosted or embedded. Plain requests: the storage library would cost every upload its download. */
export function createFiles(config: Composition['config'], tokens: TokenSource): Files {
  const send = authorizedFetch(config, tokens, transferLimit);
  const objects = `${config.supabaseUrl}/storage/v1/object`;

  async function ask(url: string, init?: RequestInit): Promise<Response> {
    const answer = await send(url, init).catch(() => {
      throw new AppError('offline');
    });
    if (answer.ok) return answer;
    // Hosted Storage says some statuses in the body only.
    const { statusCode } = (await answer.json().catch(() => ({}))) as { statusCode?: string };
    const status = Number(statusCode ?? answer.status);
    if (status === 409) return answer;
    throw new AppError(fileErrorKindOf(status));
  }

  return {
    publicUrl: publicUrlOf(config),

    async upload(bucket, name, blob) {
      await ask(`${objects}/${bucket}/${name}`, { method: 'POST', body: blob, headers: { 'content-type': blob.type } });
    },

    async download(bucket, name) {
      const answer = await ask(`${objects}/authenticated/${bucket}/${name}`);
      return answer.blob().catch(() => {
        throw new AppError('offline');
      });
    },
  };
}
