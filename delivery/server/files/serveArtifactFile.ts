import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context } from 'hono';
import { sectionNameSchema, versionSchema } from 'section-kit/manifest';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';

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
  if (!address || !lists(store, address)) return context.text('Not found', 404, { 'cache-control': 'no-store' });
  const path = join(store.folder(address.name, address.version), address.file);
  const compressed = accepts(context, 'br') ? await readFile(`${path}.br`).catch(() => null) : null;
  const body = compressed ?? (await readFile(path));
  return context.body(new Uint8Array(body), 200, {
    'content-type': contentTypes[extname(address.file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(compressed && { 'content-encoding': 'br' }),
  });
}

/** Whether the visitor's browser takes an encoding; `br;q=0` is a no. */
export function accepts(context: Context, encoding: string): boolean {
  const offers = (context.req.header('accept-encoding') ?? '').split(',').map((offer) => offer.trim().replaceAll(' ', ''));
  return offers.some((offer) => offer === encoding || (offer.startsWith(`${encoding};q=`) && Number(offer.split('=')[1]) > 0));
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

function lists(store: ArtifactStore, { name, version, file }: Address): boolean {
  return store.has(name, version) && Object.hasOwn(store.read(name, version).files, file);
}
