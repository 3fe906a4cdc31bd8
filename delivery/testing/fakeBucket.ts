import { after } from 'node:test';
import { openObjectStore } from '@marketplace/node-kit/objectStore';
import { S3Bucket } from '../bucket/S3Bucket.ts';

/** A store on this machine until the tests of the file end, and a bucket in it. */
export async function fakeBucket(options?: Parameters<typeof openObjectStore>[0]) {
  const { url, objects, state, close } = await openObjectStore(options);
  after(close);
  const open = () => new S3Bucket({ url, accessKeyId: 'key', secretAccessKey: 'secret', region: 'ca-central-1' });
  return { objects, state, url, open, bucket: open() };
}
