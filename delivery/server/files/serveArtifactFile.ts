import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context } from 'hono';
import { sectionNameSchema, versionSchema } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import { serverBundle } from '../../webpack/serverBundle.ts';
import { accepts, compress, encodingFor } from './compress.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Answers `/sections/<name>/<version>/<file>` and `/shell/<version>/<file>` with a file of a published build.
 *
 * Anything else is 404 in plain text: an HTML page in place of a script would count as loaded.
 */
export async function serveArtifactFile(context: Context, store: ArtifactStore): Promise<Response> {
  const address = parseAddress(new URL(context.req.url).pathname);
  const isListed = address && address.file !== serverBundle && store.lists(address.name, address.version, address.file);
  if (!isListed) return context.text('Not found', 404, { 'cache-control': 'no-store' });
  const path = join(store.folder(address.name, address.version), address.file);
  const contentType = contentTypes[extname(address.file)] ?? 'application/octet-stream';
  const packed = accepts(context, 'br') ? await readFile(`${path}.br`).catch(() => null) : null;
  const { body, headers } = packed
    ? { body: new Uint8Array(packed), headers: { 'content-encoding': 'br' } }
    : await packText(context, contentType, await readFile(path));
  return context.body(body, 200, {
    'content-type': contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...headers,
  });
}

/** Pictures and fonts are packed already. */
async function packText(context: Context, contentType: string, bytes: Uint8Array) {
  const isText = /^text\/|json|svg/.test(contentType);
  return isText ? compress(bytes, encodingFor(context)) : { body: new Uint8Array(bytes), headers: {} };
}

interface Address {
  name: string;
  version: string;
  file: string;
}

function parseAddress(pathname: string): Address | null {
  const [, kind, ...rest] = pathname.split('/');
  const [name = '', version = '', ...file] = kind === 'shell' ? ['shell', ...rest] : rest;
  const named = kind === 'shell' || sectionNameSchema.safeParse(name).success;
  return named && versionSchema.safeParse(version).success ? { name, version, file: file.join('/') } : null;
}
