import { S3Bucket } from './S3Bucket.ts';

type Env = Record<string, string | undefined>;

/**
 * The bucket that the environment names.
 *
 * @returns `null` without `BUCKET_URL`: everything stands in a folder then
 * @throws Error in one sentence that names the variable and what it takes
 */
export function openBucket(env: Env): S3Bucket | null {
  const { BUCKET_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
  if (!url) return null;
  const address = URL.parse(url);
  const isLocal = address !== null && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  const speaks = address !== null && (address.protocol === 'https:' || (address.protocol === 'http:' && isLocal));
  if (!speaks || address.pathname === '/') {
    throw new Error(
      `BUCKET_URL is "${url}"; use https and the name of the bucket, for instance https://s3.ca-central-1.amazonaws.com/name.`,
    );
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('BUCKET_URL is set, but AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not; set the key that may use the bucket.');
  }
  return new S3Bucket({ url, accessKeyId, secretAccessKey, sessionToken, region: env.AWS_REGION || 'us-east-1' });
}
