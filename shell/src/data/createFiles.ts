import { AppError, type Db, type Files, type FileErrorKind } from '@marketplace/section-kit';
import type { Composition } from '@marketplace/section-kit/host';
import { authorizedFetch, type TokenSource } from './authorizedFetch';

/** Two megabytes over a slow phone connection. */
const transferLimit = 60_000;
const maxBytes = 2 * 1024 * 1024;
const extensions = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/** Photos in Storage, hosted or embedded. Plain requests: the storage library would cost every upload its download. */
export function createFiles(config: Composition['config'], tokens: TokenSource, db: Db): Files {
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
    throw new AppError(problemOf(status));
  }

  return {
    async uploadPhoto({ projectId, uploadKey, index, blob }) {
      const extension = extensions.get(blob.type);
      if (!extension) throw new AppError('wrongType');
      if (blob.size > maxBytes) throw new AppError('tooLarge');
      const name = `${projectId}/${uploadKey}/${index}.${extension}`;
      await ask(`${objects}/request-photos/${name}`, { method: 'POST', body: blob, headers: { 'content-type': blob.type } });
    },

    async photoUrl({ projectId, index, token }) {
      const { data, error, status } = await db.rpc('project_photos', { id: projectId, ...(token && { token }) });
      if (error) throw new AppError(problemOf(status));
      const photo = data?.find(({ n }) => n === index);
      if (!photo) throw new AppError('refused');
      const answer = await ask(`${objects}/authenticated/request-photos/${photo.name}`);
      const blob = await answer.blob().catch(() => {
        throw new AppError('offline');
      });
      // Opened on its own, an object URL is a document of this site: nothing but a picture may become one.
      if (!extensions.has(blob.type)) throw new AppError('refused');
      return URL.createObjectURL(blob);
    },
  };
}

function problemOf(status: number): FileErrorKind {
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'wrongType';
  return status === 0 || status === 429 || status >= 500 ? 'offline' : 'refused';
}
