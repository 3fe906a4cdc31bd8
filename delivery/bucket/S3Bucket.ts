import { AwsClient } from 'aws4fetch';
import type { Bucket } from './Bucket.ts';

/** What a bucket is asked with. */
export interface BucketSettings {
  /** Address of the bucket, with a folder in it where it holds more: `https://s3.ca-central-1.amazonaws.com/name/folder`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  region: string;
}

/** How often a key that two machines write at the same moment is asked for again. */
const attempts = 5;
/** A file of a build on a slow line. */
const timeout = 60_000;

/**
 * A bucket that speaks S3, with conditional writes: `PutObject` with `If-None-Match: *`, `GetObject`, `ListObjectsV2`.
 *
 * Every method throws an Error in one sentence when the bucket cannot be reached or refuses.
 */
export class S3Bucket implements Bucket {
  readonly name: string;
  private readonly root: URL;
  private readonly folder: string;
  private readonly client: AwsClient;

  constructor({ url, ...access }: BucketSettings) {
    const { origin, pathname } = new URL(url);
    const [bucket = '', ...folder] = pathname.split('/').filter(Boolean);
    this.root = new URL(`/${bucket}`, origin);
    this.folder = folder.map((part) => `${part}/`).join('');
    this.name = url;
    this.client = new AwsClient({ ...access, service: 's3', retries: 3 });
  }

  async get(key: string): Promise<Buffer | null> {
    const answer = await this.ask('GET', this.address(key));
    if (answer.status === 404) return null;
    if (!answer.ok) throw await this.refusal(answer, `read ${key}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for (let token: string | null = ''; token !== null;) {
      const address = new URL(this.root);
      address.search = new URLSearchParams({
        'list-type': '2',
        prefix: this.folder + prefix,
        ...(token && { 'continuation-token': token }),
      }).toString();
      const answer = await this.ask('GET', address);
      if (!answer.ok) throw await this.refusal(answer, `list ${prefix}`);
      const page = await answer.text();
      keys.push(...valuesOf(elements.key, page).map((key) => key.slice(this.folder.length)));
      token = valuesOf(elements.token, page)[0] ?? null;
    }
    return keys.sort();
  }

  async add(key: string, bytes: Buffer): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.ask('PUT', this.address(key), bytes);
      if (answer.ok) return true;
      if (answer.status === 412) return (await this.get(key))?.equals(bytes) ?? false;
      // Somebody else writes the same key right now.
      if (answer.status !== 409 || attempt === attempts) throw await this.refusal(answer, `write ${key}`);
    }
  }

  private address(key: string): URL {
    return new URL(`${this.root.pathname}/${this.folder}${key}`, this.root);
  }

  private async ask(method: string, address: URL, body?: Buffer): Promise<Response> {
    const conditions = body ? { headers: { 'if-none-match': '*' }, body: new Uint8Array(body) } : {};
    try {
      return await this.client.fetch(address.href, { method, ...conditions, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      const cause = (error as { cause?: Error }).cause ?? (error as Error);
      throw new Error(`The bucket ${this.name} cannot be reached: ${cause.message}. Check the address and the line, and try again.`);
    }
  }

  private async refusal(answer: Response, what: string): Promise<Error> {
    const [code = answer.status] = valuesOf(elements.code, await answer.text());
    return new Error(
      `The bucket ${this.name} refused to ${what} (${code}); check BUCKET_URL, the key and its rights: GetObject, PutObject, ListBucket.`,
    );
  }
}

const elements = {
  key: /<Key>([^<]*)<\/Key>/g,
  token: /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/g,
  code: /<Code>([^<]*)<\/Code>/g,
};

/** Values of an element in an answer. Keys of ours hold no character that XML writes in another way; tokens may. */
const valuesOf = (element: RegExp, xml: string): string[] => [...xml.matchAll(element)].map(([, value]) => value!.replaceAll('&amp;', '&'));
