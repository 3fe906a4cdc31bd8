import type { Environment } from '@marketplace/section-kit/manifest';
import { RegistryReader } from '../registry/RegistryReader.ts';
import type { Bucket } from './Bucket.ts';
import { fetchEnvironment } from './fetchAll.ts';

export interface BucketFollower {
  /** Stops looking. A look under way may be cut off at any point, so nobody waits for it. */
  stop: () => void;
}

interface FollowOptions {
  dataDir: string;
  environment: Environment;
  /** Between the end of one look and the next. */
  milliseconds: number;
  log: (line: string) => void;
}

/**
 * Keeps a data directory up to what a bucket holds of an environment. While the bucket is away, what is there stays good.
 *
 * @returns after the first look
 * @throws Error in one sentence when there is nothing to go on with
 */
export async function followBucket(bucket: Bucket, { dataDir, environment, milliseconds, log }: FollowOptions): Promise<BucketFollower> {
  let problem: string | null = null;
  const look = async (): Promise<void> => {
    try {
      await fetchEnvironment(bucket, dataDir, environment);
      if (problem) log(`The bucket ${bucket.name} is followed again.`);
      problem = null;
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem) log(`${message} What runs stays.`);
      problem = message;
    }
  };
  await look();
  const registry = new RegistryReader(dataDir, environment);
  // Whoever was off for long has the files of a revision with the first look, and nothing good to go on with until the second.
  if (!problem && !holds(registry)) await look();
  if (problem && !registry.exists()) throw new Error(problem);

  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void look().then(wait), milliseconds).unref();
  };
  wait();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function holds(registry: RegistryReader): boolean {
  try {
    registry.read();
    return true;
  } catch {
    return false;
  }
}
