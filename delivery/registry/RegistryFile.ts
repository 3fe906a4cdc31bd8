import type { Environment, Registry, RegistryChange } from '@marketplace/section-kit/manifest';
import { openSigningKey } from '../keys/signingKey.ts';
import { signDocument } from '../keys/signedDocument.ts';
import { adoptFormerRegistry } from './adoptFormerRegistry.ts';
import { RegistryReader, type RegistryContent } from './RegistryReader.ts';
import { verifyRegistry } from './verifyRegistry.ts';

export type { RegistryContent } from './RegistryReader.ts';

const day = 24 * 60 * 60 * 1000;
/** A stolen or forgotten document stops working after a month; every write starts a new month. */
export const lifetime = 30 * day;

/** Who changes a registry and why; ends up in the revision. */
export type Reason = RegistryChange;

/** The registry of one environment below a data directory, for who changes it. */
export class RegistryFile extends RegistryReader {
  private readonly dataDir: string;

  constructor(dataDir: string, environment: Environment, now: () => number = Date.now) {
    super(dataDir, environment, now);
    this.dataDir = dataDir;
    adoptFormerRegistry(dataDir, environment, this.documents);
  }

  /**
   * Stores a new revision, whole or not at all.
   *
   * @param expected revision the caller changed, 0 for none; when another write came between, nothing is stored
   * @param key signs it; by default the one that was added last
   * @returns the stored registry
   * @throws Error when `expected` is no longer the current revision, nothing can be signed here, or the disk is full
   */
  write({ shell, sections }: RegistryContent, expected: number, change: Reason, key = openSigningKey(this.dataDir)): Registry {
    const head = this.exists() ? this.head(0) : null;
    const current = head?.registry.revision ?? this.seen();
    if (current !== expected) throw this.conflict(current, expected);
    if (head?.passedOver) throw new Error(`${head.passedOver.message} Move ${this.file} away; revision ${current} is the last that holds.`);
    const at = this.now();
    const registry: Registry = {
      environment: this.environment,
      revision: current + 1,
      issued: new Date(at).toISOString(),
      expires: new Date(at + lifetime).toISOString(),
      before: head?.hash ?? null,
      change,
      shell,
      sections,
    };
    const text = `${JSON.stringify(signDocument(registry, key))}\n`;
    // Nobody reads what would be refused.
    verifyRegistry(text, { keys: this.keys.active(), environment: this.environment, seen: current, now: at });
    if (!this.documents.add(registry.revision, text)) throw this.conflict(registry.revision, expected);
    this.remember(registry.revision);
    return registry;
  }

  private conflict(current: number, expected: number): Error {
    return new Error(
      `The ${this.environment} registry is at revision ${current}, not ${expected}: somebody else changed it. Look at it and try again.`,
    );
  }
}
