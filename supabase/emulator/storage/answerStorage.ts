import { cleanPhoto } from '../../photos/cleanPhoto.ts';
import { PHOTO_TYPES } from '../../photos/photoType.ts';
import type { Database } from '../database/Database.ts';
import { DatabaseAwayError } from '../database/reach.ts';
import type { Queue, Visitor } from '../database/workQueue.ts';
import { json } from '../http/answers.ts';
import type { ReadBody } from '../http/readBody.ts';
import type { PhotoFiles } from './PhotoFiles.ts';
import { readPhotoName, type PhotoName } from '../../photos/photoName.ts';
import { buckets, type Bucket } from './buckets.ts';

/** As the bucket of a hosted project: 2 MB. */
const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

interface StorageOptions {
  database: Database;
  queue: Queue;
  files: PhotoFiles;
  /** The library's server, which knows sessions. */
  serve: (request: Request) => Promise<Response>;
  readBody: ReadBody;
  anonKey: string;
  hasDiskSpace: () => boolean;
}

/**
 * The part of Storage's API that the product uses: a photo is stored by `POST /object/<bucket>/<name>` and fetched by
 * `GET /object/authenticated/<bucket>/<name>`, from a public bucket by `GET /object/public/<bucket>/<name>`. Who may is decided in SQL, as
 * on a hosted project.
 *
 * The library's own storage is not used: it takes the declared type and the declared length for true, so that an SVG named
 * a JPEG and any amount sent in chunks are stored.
 */
export function createStorage({ database, queue, files, serve, readBody, anonKey, hasDiskSpace }: StorageOptions) {
  return async (request: Request, url: URL, visitor: Visitor): Promise<Response> => {
    const [, read, id = '', name = ''] = /^\/storage\/v1\/object\/(?:(authenticated|public)\/)?([a-z-]+)\/(.+)$/.exec(url.pathname) ?? [];
    const bucket = buckets.get(id);
    const photo = readPhotoName(name);
    const isPublic = read === 'public' && bucket?.open === 'anybody' && ['GET', 'HEAD'].includes(request.method);
    if (!isPublic && request.headers.get('apikey') !== anonKey) return refuse(401, 'Unauthorized', 'The public key is missing or wrong.');
    if (bucket && photo && isPublic) return fetchPhoto({ bucket, photo, caller: '', isPublic, visitor });
    if (bucket && photo && read === 'authenticated' && request.method === 'GET') return fetchClosed(request, bucket, photo, visitor);
    if (bucket && photo && !read && request.method === 'POST') return storePhoto(request, { id, bucket, photo }, visitor);
    return refuse(404, 'not_found', 'There is no such object.');
  };

  async function fetchClosed(request: Request, bucket: Bucket, photo: PhotoName, visitor: Visitor): Promise<Response> {
    // The name of a photo is all that it takes elsewhere.
    const caller = bucket.open === 'caller' ? await queue.run(() => callerOf(request), visitor) : '';
    if (caller === undefined) return refuse(401, 'Unauthorized', 'The session is over.');
    return fetchPhoto({ bucket, photo, caller, isPublic: false, visitor });
  }

  async function fetchPhoto({ bucket, photo: { name, extension }, caller, isPublic, visitor }: Wanted): Promise<Response> {
    const file = await queue.run(
      () => asCaller(caller, (query) => query<{ file: string | null }>(`select ${bucket.file} as file`, [name])),
      visitor,
    );
    if (!file[0]?.file) return refuse(404, 'not_found', 'There is no such object.');
    return new Response(await files.read(file[0].file), {
      headers: {
        'content-type': PHOTO_TYPES[extension],
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        // Another picture has another name.
        'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'no-store',
      },
    });
  }

  async function storePhoto(request: Request, target: Target, visitor: Visitor): Promise<Response> {
    const { photo } = target;
    if (!hasDiskSpace()) return refuse(503, 'unavailable', 'The service cannot save changes right now.', { 'retry-after': '60' });
    if (request.headers.get('content-type') !== PHOTO_TYPES[photo.extension]) return wrongType();
    const caller = await queue.run(() => callerOf(request), visitor);
    if (caller === undefined) return refuse(401, 'Unauthorized', 'The session is over.', { connection: 'close' });
    // Asked before the body is read: a stranger must not make this process hold two megabytes.
    const place = await queue.run(() => take(target, caller), visitor);
    if (place !== 'free') return answerTo(place, target);
    const bytes = await readBody(request, visitor.address, MAX_PHOTO_BYTES);
    if (bytes === 'too many') return tooMany();
    if (bytes === 'too large') return tooLarge();
    const clean = bytes ? cleanPhoto(bytes, photo.extension) : 'wrongType';
    if (typeof clean === 'string') return faults[clean]();
    const stored = await queue.run(() => take(target, caller, clean), visitor);
    if (typeof stored === 'object') await files.keep(stored.file);
    return answerTo(stored, target);
  }

  /** Asks as the caller what stands at the place of a ticket and, given bytes, puts them there when it is free. */
  function take({ bucket, photo: { name } }: Target, caller: string, bytes?: Uint8Array): Promise<Place> {
    return asCaller(caller, async (query) => {
      const [known] = await query<{ may: boolean; taken: boolean }>(`select ${bucket.may} as may, ${bucket.file} is not null as taken`, [
        name,
      ]);
      if (!known!.may) return 'closed';
      if (known!.taken) return 'taken';
      if (!bytes) return 'free';
      const [row] = await query<{ file: string | null }>(`select ${bucket.store} as file`, [name]);
      const file = row!.file;
      // Before the commit, so that no row stands for a file that is not there.
      if (file) await files.write(file, bytes);
      return file ? { file } : 'taken';
    });
  }

  async function asCaller<T>(caller: string, work: (query: Database['query']) => Promise<T>): Promise<T> {
    let answer: T | undefined;
    await database.transaction(async ({ query }) => {
      // Where the library's auth.uid() looks.
      await query("select set_config('request.jwt.claim.sub', $1, true)", [caller]);
      answer = await work(query);
    });
    return answer as T;
  }

  /** The account's id, nothing for a visitor, undefined when the session is not one. */
  async function callerOf(request: Request): Promise<string | undefined> {
    const authorization = request.headers.get('authorization');
    if (!authorization || authorization === `Bearer ${anonKey}`) return '';
    const answer = await serve(new Request(new URL('/auth/v1/user', request.url), { headers: { apikey: anonKey, authorization } }));
    if (answer.status >= 500) throw new DatabaseAwayError('Nobody can say whose session it is.');
    return answer.ok ? ((await answer.json()) as { id: string }).id : undefined;
  }
}

interface Target {
  /** Of the bucket. */
  id: string;
  bucket: Bucket;
  photo: PhotoName;
}

interface Wanted {
  bucket: Bucket;
  photo: PhotoName;
  /** The account, nothing for a visitor. */
  caller: string;
  isPublic: boolean;
  visitor: Visitor;
}

/** What stands where a ticket leads; the file that was just put there. */
type Place = 'closed' | 'free' | 'taken' | { file: string };

function answerTo(place: Place, { id, photo: { name } }: Target): Response {
  if (typeof place === 'object') return json(200, { Key: `${id}/${name}`, Id: place.file });
  return place === 'taken' ? refuse(409, 'Duplicate', 'The resource already exists', closes) : notAllowed();
}

/** An error in the shape of Storage's API. What is left of the request is not read, so its connection ends. */
function refuse(status: number, error: string, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { statusCode: String(status), error, message }, headers);
}

const closes = { connection: 'close' };
const notAllowed = () => refuse(403, 'Unauthorized', 'This photo may not be added here.', closes);
const tooMany = () => refuse(503, 'unavailable', 'Too much is being sent at once.', { ...closes, 'retry-after': '2' });
const tooLarge = () => refuse(413, 'Payload too large', 'The photo is larger than 2 MB.', closes);
const wrongType = () => refuse(415, 'invalid_mime_type', 'Only JPEG, PNG and WebP photos are accepted.', closes);
const unreadable = () => refuse(422, 'invalid_photo', 'The photo is damaged and cannot be read.', closes);
const tooManyPixels = () => refuse(413, 'Payload too large', 'The photo has more than 40 megapixels.', closes);
const faults = { wrongType, unreadable, tooLarge: tooManyPixels };
