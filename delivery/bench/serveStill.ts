import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../server/createApp.ts';
import { compress, encodingFor } from '../server/files/compress.ts';
import { serveArtifactFile } from '../server/files/serveArtifactFile.ts';
import { strongTag, type FinishedPage } from '../server/pages/pageMemory.ts';
import { commonHeaders } from '../server/securityHeaders.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';

/** The file that holds a page, in the folder of still pages. */
export const stillFile = (path: string): string => `${encodeURIComponent(path)}.html`;

/**
 * Serves documents without script, with pictures, fonts, packing and headers as the product sends them. This is as good as the same
 * page can be.
 *
 * @param dir holds the documents, see {@link stillFile}; each is read once
 */
export function serveStill(dir: string, store: ArtifactStore, siteUrl: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const finished = new Map<string, FinishedPage>();
  const common = commonHeaders(siteUrl);

  const finish = async (path: string, context: Context): Promise<FinishedPage | null> => {
    const file = join(dir, stillFile(path));
    if (!existsSync(file)) return null;
    const { body, headers } = await compress(readFileSync(file), encodingFor(context));
    const page = {
      body,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, no-cache',
        vary: 'accept-encoding',
        'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; script-src 'none'",
        etag: strongTag(body),
        ...headers,
        ...common,
      },
    };
    return page;
  };

  for (const folder of ['/sections/*', '/shell/*']) app.get(folder, (context) => serveArtifactFile(context, store));
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const key = `${encodingFor(context)} ${pathname}`;
    const page = finished.get(key) ?? (await finish(pathname, context));
    if (!page) return context.text('Not found', 404);
    finished.set(key, page);
    return context.body(page.body, 200, page.headers);
  });
  return app;
}
