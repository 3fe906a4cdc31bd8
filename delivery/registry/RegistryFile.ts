import type { Environment, Registry, RegistryChange } from '@marketplace/section-kit/manifest';
import { openSigningKey } from '../keys/signingKey.ts';
import { signDocument, type SigningKey } from '../keys/signedDocument.ts';
import { adoptFormerRegistry } from './adoptFormerRegistry.ts';
import { lifetime } from './lifetime.ts';
import { RegistryReader, type RegistryContent } from './RegistryReader.ts';

export type { RegistryContent } from './RegistryReader.ts';

/** Who changes a registry and why; ends up in the revision. */
export type Reason = RegistryChange;

interface Signing {
  change: Reason;
  key: SigningKey;
  /** A month from now without it. */
  expires?: string;
}

/** The registry of one environment below a data directory, for who changes it. */
export class RegistryFile extends RegistryReader {
  private readonly dataDir: string;

  constructor(dataDir: string, environment: Environment, now: () => number = Date.now) {
    super(dataDir, environment, now);
    this.dataDir = dataDir;
    adoptFormerRegistry(dataDir, environment, this.documents);
  }

  /**
   * Stores a new revision, whole or not at all. What is blocked stays so where the content does not say, and what is required too.
   *
   * @param expected revision the caller changed, 0 for none; when another write came between, nothing is stored
   * @param key signs it; by default the one that was added last
   * @returns the stored registry
   * @throws Error when `expected` is no longer the current revision, nothing can be signed here, or the disk is full
   */
  write(content: RegistryContent, expected: number, change: Reason, key = openSigningKey(this.dataDir)): Registry {
    return this.add(content, expected, { change, key });
  }

  /**
   * Stores a revision in which the canary reaches nobody any more, and nothing else is new: neither what is live nor its end.
   *
   * @param key one of the role `canary` suffices
   * @throws Error when there is no canary that reaches anybody, or `expected` is no longer the current revision
   */
  revertCanary(expected: number, change: Reason, key: SigningKey): Registry {
    const { shell, sections, canary, expires } = this.readExpired();
    if (!canary?.percent) throw new Error(`No canary of "${this.environment}" reaches anybody, so there is nothing to revert.`);
    return this.add({ shell, sections, canary: { ...canary, percent: 0 } }, expected, { change, key, expires });
  }

  private add(
    { shell, sections, canary, blocked: given, requires: asked }: RegistryContent,
    expected: number,
    { change, key, expires }: Signing,
  ): Registry {
    const head = this.exists() ? this.head(0) : null;
    const current = head?.registry.revision ?? this.seen();
    if (current !== expected) throw this.conflict(current, expected);
    if (head?.passedOver) throw new Error(`${head.passedOver.message} Move ${this.file} away; revision ${current} is the last that holds.`);
    const at = this.now();
    const blocked = given ?? head?.registry.blocked ?? {};
    const requires = asked ?? head?.registry.requires ?? [];
    const registry: Registry = {
      environment: this.environment,
      revision: current + 1,
      issued: new Date(at).toISOString(),
      expires: expires ?? new Date(at + lifetime).toISOString(),
      before: head?.hash ?? null,
      change,
      shell,
      sections,
      ...(canary && { canary }),
      ...(Object.keys(blocked).length > 0 && { blocked }),
      ...(requires.length > 0 && { requires }),
    };
    const text = `${JSON.stringify(signDocument(registry, key))}\n`;
    // Nobody reads what would be refused.
    this.accept(text, {
      seen: current,
      now: expires ? 0 : at,
      before: () => {
        if (head) return head.registry;
        throw new Error(`There is no registry for "${this.environment}" yet.`);
      },
    });
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
