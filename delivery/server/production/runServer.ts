import { setTimeout as pause } from 'node:timers/promises';
import { followBucket } from '../../bucket/followBucket.ts';
import { RegistryReader } from '../../registry/RegistryReader.ts';
import { startServer } from '../startServer.ts';
import { jsonLog } from './jsonLog.ts';
import type { ServeSettings } from './readServeSettings.ts';

/** Milliseconds between two looks into the bucket: so soon a promotion is seen. */
const betweenLooks = 10_000;

/**
 * Serves what the registry of an environment says, and writes one line of JSON for whatever happens.
 *
 * @param write takes one line
 * @returns stops: tells who looks at `/readyz`, waits until they have seen it, lets answers under way finish
 * @throws Error in one sentence
 */
export async function runServer(settings: ServeSettings, write: (line: string) => void): Promise<() => Promise<void>> {
  const { hosted, drainSeconds, telemetryUrl, bucket, ...rest } = settings;
  const { tell, log, watch } = jsonLog(write);
  const follower = bucket ? await followBucket(bucket, { ...settings, milliseconds: betweenLooks, log }) : null;
  requirePublished(settings);
  const backend = { anonKey: hosted.anonKey, hostedUrl: hosted.url, origin: () => hosted.url };
  // Whoever wants no figures does not even load what makes them.
  const telemetry = telemetryUrl
    ? (await import('../telemetry/startTelemetry.ts')).startTelemetry({ ...settings, telemetryUrl, log })
    : null;
  let leaves = false;
  const server = await startServer({
    ...rest,
    backend,
    log,
    watches: telemetry ? [watch, telemetry.watch] : [watch],
    isLeaving: () => leaves,
  });
  tell('started', { environment: settings.environment, siteUrl: settings.siteUrl, port: server.port });
  return async () => {
    leaves = true;
    tell('stopping', { seconds: drainSeconds });
    await pause(drainSeconds * 1000);
    follower?.stop();
    await server.close();
    await telemetry?.stop();
    tell('stopped');
  };
}

/** Nothing may be made in a folder that somebody named by mistake. */
function requirePublished({ dataDir, environment }: ServeSettings): void {
  if (new RegistryReader(dataDir, environment).exists()) return;
  throw new Error(
    `${dataDir} holds no registry of "${environment}"; publish and promote into it first, or name another folder with DATA_DIR.`,
  );
}
