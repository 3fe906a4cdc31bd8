import { cleanPhoto } from '../../photos/cleanPhoto.ts';
import { PHOTO_TYPES } from '../../photos/photoType.ts';
import type { Database } from '../database/Database.ts';
import { DatabaseAwayError } from '../database/reach.ts';
import type { Queue, Visitor } from '../database/workQueue.ts';
import { json } from '../http/answers.ts';
import { readBody } from '../http/readBody.ts';
import type { PhotoFiles } from './PhotoFiles.ts';
import { readPhotoName, type PhotoName } from '../../photos/photoName.ts';

/** As the bucket of a hosted project: 2 MB. */
const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

interface StorageOptions {
  database: Database;
  queue: Queue;
  files: PhotoFiles;
  /** The library's server, which knows sessions. */
  serve: (request: Request) => Promise<Response>;
  anonKey: string;
  hasDiskSpace: () => boolean;
}

/**
 * The part of Storage's API that the product uses: a photo is stored by `POST /object/request-photos/<name>` and fetched by
 * `GET /object/authenticated/request-photos/<name>`. Who may is decided in SQL, as on a hosted project.
 *
 * The library's own storage is not used: it takes the declared type and the declared length for true, so that an SVG named
 * a JPEG and any amount sent in chunks are stored.
 */
export function createStorage({ database, queue, files, serve, anonKey, hasDiskSpace }: StorageOptions) {
  return async (request: Request, url: URL, visitor: Visitor): Promise<Response> => {
    const [, read, name = ''] = /^\/storage\/v1\/object\/(authenticated\/)?request-photos\/(.+)$/.exec(url.pathname) ?? [];
    const photo = readPhotoName(name);
    if (request.headers.get('apikey') !== anonKey) return refuse(401, 'Unauthorized', 'The public key is missing or wrong.');
    if (photo && read && request.method === 'GET') return fetchPhoto(photo, visitor);
    if (photo && !read && request.method === 'POST') return storePhoto(request, photo, visitor);
    return refuse(404, 'not_found', 'There is no such object.');
  };

  async function fetchPhoto({ name, extension }: PhotoName, visitor: Visitor): Promise<Response> {
    const [row] = await queue.run(() => database.query<{ file: string | null }>('select private.photo_file($1) as file', [name]), visitor);
    if (!row?.file) return refuse(404, 'not_found', 'There is no such object.');
    return new Response(await files.read(row.file), {
      headers: {
        'content-type': PHOTO_TYPES[extension],
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      },
    });
  }

  async function storePhoto(request: Request, photo: PhotoName, visitor: Visitor): Promise<Response> {
    if (!hasDiskSpace()) return refuse(503, 'unavailable', 'The service cannot save changes right now.', { 'retry-after': '60' });
    if (request.headers.get('content-type') !== PHOTO_TYPES[photo.extension]) return wrongType();
    const caller = await queue.run(() => callerOf(request), visitor);
    if (caller === undefined) return refuse(401, 'Unauthorized', 'The session is over.', { connection: 'close' });
    // Asked before the body is read: a stranger must not make this process hold two megabytes.
    const place = await queue.run(() => take(photo, caller), visitor);
    if (place !== 'free') return answerTo(place, photo);
    const bytes = await readBody(request, MAX_PHOTO_BYTES);
    if (bytes === 'too large') return tooLarge();
    const clean = bytes ? cleanPhoto(bytes, photo.extension) : 'wrongType';
    if (typeof clean === 'string') return faults[clean]();
    return answerTo(await queue.run(() => take(photo, caller, clean), visitor), photo);
  }

  /** Asks as the caller what stands at the place of a ticket and, given bytes, puts them there when it is free. */
  async function take({ name }: PhotoName, caller: string, bytes?: Uint8Array): Promise<Place> {
    let place: Place = 'closed';
    await database.transaction(async ({ query }) => {
      // Where the library's auth.uid() looks.
      await query("select set_config('request.jwt.claim.sub', $1, true)", [caller]);
      const [known] = await query<{ may: boolean; taken: boolean }>(
        'select private.may_upload_photo($1) as may, private.photo_file($1) is not null as taken',
        [name],
      );
      place = !known!.may ? 'closed' : known!.taken ? 'taken' : 'free';
      if (place !== 'free' || !bytes) return;
      const [row] = await query<{ file: string | null }>('select private.store_photo($1) as file', [name]);
      const file = row!.file;
      // Before the commit, so that no row stands for a file that is not there.
      if (file) await files.write(file, bytes);
      place = file ? { file } : 'taken';
    });
    return place;
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

/** What stands where a ticket leads; the file that was just put there. */
type Place = 'closed' | 'free' | 'taken' | { file: string };

function answerTo(place: Place, { name }: PhotoName): Response {
  if (typeof place === 'object') return json(200, { Key: `request-photos/${name}`, Id: place.file });
  return place === 'taken' ? refuse(409, 'Duplicate', 'The resource already exists', closes) : notAllowed();
}

/** An error in the shape of Storage's API. What is left of the request is not read, so its connection ends. */
function refuse(status: number, error: string, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { statusCode: String(status), error, message }, headers);
}

const closes = { connection: 'close' };
const notAllowed = () => refuse(403, 'Unauthorized', 'This photo may not be added here.', closes);
const tooLarge = () => refuse(413, 'Payload too large', 'The photo is larger than 2 MB.', closes);
const wrongType = () => refuse(415, 'invalid_mime_type', 'Only JPEG, PNG and WebP photos are accepted.', closes);
const unreadable = () => refuse(422, 'invalid_photo', 'The photo is damaged and cannot be read.', closes);
const tooManyPixels = () => refuse(413, 'Payload too large', 'The photo has more than 40 megapixels.', closes);
const faults = { wrongType, unreadable, tooLarge: tooManyPixels };
