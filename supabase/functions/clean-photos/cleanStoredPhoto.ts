import { cleanPhoto } from '../../photos/cleanPhoto.ts';
import { readPhotoName } from '../../photos/photoName.ts';
import { PHOTO_TYPES } from '../../photos/photoType.ts';

interface StorageSettings {
  supabaseUrl: string;
  /** Secret or service-role key: nobody else may replace or remove a photo. */
  serviceKey: string;
}

/**
 * Does for a photo in hosted Storage what the embedded backend does before it stores one: replaces it by its picture alone, and
 * removes what is none or has too many pixels.
 *
 * @throws Error when Storage refuses
 */
export async function cleanStoredPhoto(
  { supabaseUrl, serviceKey }: StorageSettings,
  { name, bucket }: { name: string; bucket: string },
  fetch = globalThis.fetch,
): Promise<'unchanged' | 'cleaned' | 'removed' | 'gone'> {
  const photo = readPhotoName(name);
  if (!photo) throw new Error(`${name} is no name of a photo.`);
  const found = await ask('GET', `authenticated/${bucket}/${name}`);
  if (!found.ok) return 'gone';
  const bytes = new Uint8Array(await found.arrayBuffer());
  const clean = cleanPhoto(bytes, photo.extension);
  if (typeof clean === 'string') {
    await ask('DELETE', `${bucket}/${name}`);
    return 'removed';
  }
  if (clean.length === bytes.length && clean.every((byte, at) => byte === bytes[at])) return 'unchanged';
  await ask('PUT', `${bucket}/${name}`, clean, PHOTO_TYPES[photo.extension]);
  return 'cleaned';

  async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>, type?: string): Promise<Response> {
    const answer = await fetch(`${supabaseUrl}/storage/v1/object/${path}`, {
      method,
      body,
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, ...(type && { 'content-type': type }) },
    });
    const isGone = method === 'GET' && [400, 404].includes(answer.status);
    if (!answer.ok && !isGone) throw new Error(`Storage answered ${answer.status} to ${method} of a photo: check the service key.`);
    return answer;
  }
}
