import { after } from 'node:test';
import { openObjectStore, storeAccess } from '@marketplace/node-kit/objectStore';
import { S3Bucket } from '../bucket/S3Bucket.ts';

const access = {
  accessKeyId: storeAccess.AWS_ACCESS_KEY_ID,
  secretAccessKey: storeAccess.AWS_SECRET_ACCESS_KEY,
  region: storeAccess.AWS_REGION,
};

/** A store on this machine until the tests of the file end, and a bucket in it. */
export async function fakeBucket(options?: Parameters<typeof openObjectStore>[0]) {
  const { url, objects, state, close } = await openObjectStore(options);
  after(close);
  const open = () => new S3Bucket({ url, ...access });
  return { objects, state, url, open, bucket: open() };
}
