import type { Environment } from '@marketplace/section-kit/manifest';
import { isDeepStrictEqual } from 'node:util';
import type { Bucket } from '../bucket/Bucket.ts';
import { changeBucket } from '../bucket/changeBucket.ts';
import { openCanaryKey } from '../keys/signingKey.ts';
import { describeVersions, requireCanary, versionsOf } from '../registry/canary.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { outcomesPath, type ServerOutcomes } from '../server/canary/serveOutcomes.ts';
import type { CanaryDesk } from './watchCanary.ts';

/** Milliseconds. A server that takes longer has other troubles, and must not keep the controller from the others. */
const PATIENCE = 3_000;

interface DeskOptions {
  dataDir: string;
  environment: Environment;
  /** Addresses of the servers themselves, without trailing slash: a proxy in front would answer for one of them. */
  servers: readonly string[];
  /** What several machines share; nothing where everything stands in `dataDir`. */
  bucket?: Bucket | null;
  who: string;
  log: (line: string) => void;
}

/** Asks servers how their canary fares, and reverts it in the registry with the key that may do that and nothing else. */
export function canaryDesk({ dataDir, environment, servers, bucket = null, who, log }: DeskOptions): CanaryDesk {
  const away = new Set<string>();
  const ask = async (server: string): Promise<ServerOutcomes[]> => {
    try {
      const answer = await fetch(server + outcomesPath, { signal: AbortSignal.timeout(PATIENCE) });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const outcomes = (await answer.json()) as ServerOutcomes;
      if (away.delete(server)) log(`${server} answers again.`);
      return [outcomes];
    } catch (error) {
      if (!away.has(server)) log(`${server} does not say how its canary fares (${(error as Error).message}); the others are asked on.`);
      away.add(server);
      return [];
    }
  };
  return {
    outcomes: async () => (await Promise.all(servers.map(ask))).flat(),
    revert: async (why, versions) => {
      const write = (folder: string): void => {
        const registry = new RegistryFile(folder, environment);
        const canary = requireCanary(registry);
        if (!isDeepStrictEqual(versionsOf(canary), versions))
          throw new Error('Another canary has begun meanwhile, which is looked at next.');
        const what = `canary of ${describeVersions(versions)} reverted from ${canary.percent} %`;
        registry.revertCanary(registry.readExpired().revision, { who, what, why }, openCanaryKey(folder));
      };
      await (bucket ? changeBucket(bucket, dataDir, write) : write(dataDir));
    },
    log,
  };
}
