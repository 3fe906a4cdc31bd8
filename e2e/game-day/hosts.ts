import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDisk } from '@marketplace/node-kit/fullDisk';
import { openObjectStore, storeAccess } from '@marketplace/node-kit/objectStore';
import { openLine, type BrokenLine } from '../support/brokenLine.ts';
import { copyBuild } from './copyBuild.ts';
import type { Fault } from './faults.ts';
import { runSections } from './runSections.ts';
import { serveStaging, type StagingServer } from './serveStaging.ts';

/** Two servers of one site, which take what they run from a bucket. */
export interface Hosts {
  servers: StagingServer[];
  /** The way of the second one to the bucket. */
  line: BrokenLine;
  /** Leaves no room to the second one; returns what makes some again. */
  fillDisk: () => () => void;
  /** Makes a revision that both are to run. */
  promote: () => Promise<void>;
  close: () => Promise<void>;
}

interface HostsOptions {
  /** Where the builds are that both are to run. */
  dataDir: string;
  /** By name of the artifact, the shell with them. */
  versions: Readonly<Record<string, string>>;
  /** Settings of a server, by its place. */
  envOf: (place: number) => Record<string, string>;
}

/** Puts a composition into a bucket of its own, and starts two hosts that follow it. */
export async function openHosts({ dataDir, versions, envOf }: HostsOptions): Promise<Hosts> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const store = await openObjectStore();
  const line = await openLine(store.url);
  const bytesLeft = join(folder, 'bytes-left');
  const env = { ...storeAccess, BUCKET_URL: store.url, DATA_DIR: join(folder, 'promoter') };
  const pairs = Object.entries(versions);
  const promote = (): Promise<void> =>
    runSections(env, 'promote', 'staging', ...pairs.map(([name, version]) => `${name}=${version}`), '--why', 'a game day');
  await runSections(
    env,
    'publish',
    ...pairs.map(([name, version]) => copyBuild(join(dataDir, 'artifacts', name, version), join(folder, name))),
  );
  await promote();
  const ofSecond = { BUCKET_URL: line.url + new URL(store.url).pathname, ...onDisk(bytesLeft) };
  const start = (place: number, more: Record<string, string>): Promise<StagingServer> =>
    serveStaging({ ...envOf(place), ...storeAccess, BUCKET_URL: store.url, DATA_DIR: join(folder, `host-${place}`), ...more });
  const servers = [await start(1, {}), await start(2, ofSecond)];
  return {
    servers,
    line,
    promote,
    fillDisk: () => {
      writeFileSync(bytesLeft, '0');
      return () => rmSync(bytesLeft);
    },
    close: async () => {
      for (const server of servers) server.kill();
      await line.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In their order: what cannot be mended comes last. */
export const faultsOfHosts: readonly Fault<Hosts>[] = [
  { name: 'nothing, on two hosts', inject: () => () => undefined, isControl: true },
  {
    name: 'one of two hosts: its disk is full when a revision comes',
    inject: async ({ fillDisk, promote }) => {
      const mend = fillDisk();
      await promote();
      return mend;
    },
  },
  {
    name: 'one of two hosts: it cannot reach the bucket when a revision comes',
    inject: async ({ line, promote }) => {
      line.spoil(/^/, 'is reset before it arrives');
      await promote();
      return line.mend;
    },
  },
  {
    name: 'one of two hosts: it is killed',
    inject: ({ servers }) => {
      servers[1]!.kill();
      return () => undefined;
    },
  },
];
