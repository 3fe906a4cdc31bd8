import { runDelivery } from './runDelivery.ts';

/** Puts published versions live in the local environment of `dataDir`, all or none; `why` stands in its history. */
export function promote(dataDir: string, versions: Readonly<Record<string, string>>, why: string): void {
  const release = Object.entries(versions).map(([name, version]) => `${name}=${version}`);
  runDelivery('sections.ts', ['promote', 'local', ...release, '--why', why], { DATA_DIR: dataDir });
}
