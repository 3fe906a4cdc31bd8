import { runDelivery } from './runDelivery.ts';

/** Puts a published version of a section live in the local environment of `dataDir`; `why` stands in its history. */
export function promote(dataDir: string, section: string, version: string, why: string): void {
  runDelivery('sections.ts', ['promote', 'local', `${section}=${version}`, '--why', why], { DATA_DIR: dataDir });
}
