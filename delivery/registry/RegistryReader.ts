import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment, Registry } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';
import { TrustedKeys } from '../keys/TrustedKeys.ts';
import { NumberedDocuments } from '../store/NumberedDocuments.ts';
import { replaceFile } from './replaceFile.ts';
import { readRegistry, verifyRegistry } from './verifyRegistry.ts';

export type RegistryContent = Pick<Registry, 'shell' | 'sections' | 'canary' | 'blocked' | 'requires'>;

/** A revision that holds, with what the next one calls it. */
export interface Revision {
  registry: Registry;
  /** Hash of the stored document. */
  hash: string;
}

/** The current revision, and what is wrong with a later document that had to be passed over. */
interface Head extends Revision {
  passedOver: Error | null;
}

/**
 * The registry of one environment below a data directory, for who runs it: `registries/<environment>/<revision>.json`, each document
 * signed and holding the hash of the one before. Needs public keys only.
 */
export class RegistryReader {
  readonly environment: Environment;
  readonly now: () => number;
  protected readonly documents: NumberedDocuments;
  protected readonly keys: TrustedKeys;
  private readonly seenFile: string;

  /** @param now milliseconds since 1970 */
  constructor(dataDir: string, environment: Environment, now: () => number = Date.now) {
    this.environment = environment;
    this.now = now;
    this.documents = new NumberedDocuments(join(dataDir, 'registries', environment));
    this.keys = new TrustedKeys(dataDir);
    this.seenFile = join(dataDir, 'registries', `${environment}.seen`);
  }

  exists(): boolean {
    return this.documents.numbers().length > 0;
  }

  /** Changes whenever what is stored does; cheap enough to ask on every request. */
  stamp(): string {
    return `${this.documents.stamp()} ${this.keys.documents.stamp()}`;
  }

  /**
   * Reads and verifies the current revision, and remembers its number so that no older one is accepted afterwards.
   *
   * @throws Error in one sentence, see `verifyRegistry`
   */
  read(): Registry {
    const { registry } = this.head();
    this.remember(registry.revision);
    return registry;
  }

  /** Reads like `read`, but accepts an expired document: only to renew it. */
  readExpired(): Registry {
    return this.head(0).registry;
  }

  /**
   * The current revision: the highest one that holds.
   *
   * @throws Error in one sentence when there is none that was not replaced by a later one
   */
  head(now = this.now()): Head {
    // Before the numbers: a document is there before it is remembered, so that one that is added meanwhile makes none of these old.
    const seen = this.seen();
    const numbers = this.documents.numbers();
    if (!numbers.length) throw new Error(`There is no registry for "${this.environment}" yet.`);
    let passedOver: Error | null = null;
    for (const number of numbers.toReversed()) {
      try {
        return { ...this.verify(number, numbers[0]!, seen, now), passedOver };
      } catch (error) {
        passedOver ??= error as Error;
        if (number <= seen) break;
      }
    }
    throw passedOver!;
  }

  /**
   * Every revision, the latest first. Each is read when it is asked for.
   *
   * @throws Error in one sentence that says where the chain breaks
   */
  *history(): Generator<Revision, void> {
    const { registry: latest, hash } = this.head(0);
    const first = this.documents.numbers()[0]!;
    for (let revision: Revision = { registry: latest, hash }; ; revision = this.before(revision)) {
      yield revision;
      if (revision.registry.revision === first) return;
    }
  }

  /**
   * What ran at a revision, so that it can run again; without its canary, nor what was blocked or required.
   *
   * @throws Error in one sentence when there is no such revision, or the chain breaks before it
   */
  contentOfRevision(number: number): RegistryContent {
    for (const { registry } of this.history()) {
      if (registry.revision === number) return { shell: registry.shell, sections: registry.sections };
      if (registry.revision < number) break;
    }
    throw new Error(`The ${this.environment} registry has no revision ${number}.`);
  }

  /** Highest revision ever read or written here, 0 when none was. */
  seen(): number {
    return existsSync(this.seenFile) ? Number.parseInt(readFileSync(this.seenFile, 'utf8'), 10) || 0 : 0;
  }

  /** The document of the latest revision. */
  get file(): string {
    return this.documents.file(this.documents.numbers().at(-1) ?? 1);
  }

  /** Accepts no older revision from now on, also after the next start. */
  remember(revision: number): void {
    if (revision <= this.seen()) return;
    try {
      mkdirSync(dirname(this.seenFile), { recursive: true });
      replaceFile(this.seenFile, `${revision}\n`);
    } catch {
      // On a disk that is full or may only be read, who runs remembers it in memory.
    }
  }

  private verify(number: number, first: number, seen: number, now: number): Revision {
    const text = this.documents.read(number)!;
    const registry = this.accept(text, { seen, now, before: (next) => this.vouchedBefore(next) });
    if (registry.revision !== number) throw new Error(`The registry of revision ${registry.revision} is stored as revision ${number}.`);
    const revision = { registry, hash: integrityOf(text) };
    if (number !== first) this.before(revision);
    else if (registry.before) throw new Error(`Revision ${number} of the registry follows another one, which is missing.`);
    return revision;
  }

  /** @param before finds the revision that another one follows */
  protected accept(text: string, known: { seen: number; now: number; before: (registry: Registry) => Registry }): Registry {
    const { environment } = this;
    return verifyRegistry(text, { keys: this.keys.active(), canaryKeys: this.keys.canary(), environment, ...known });
  }

  /**
   * The revision before one that reverts a canary. Whoever may only do that vouches for nothing else, so its own signature has to
   * hold, or lead to one that does.
   */
  private vouchedBefore(next: Registry): Registry {
    this.before({ registry: next });
    return this.accept(this.documents.read(next.revision - 1)!, { seen: 0, now: 0, before: (other) => this.vouchedBefore(other) });
  }

  /** The revision that another one names as the one before. Its own signature may be of a key that has been retired. */
  private before({ registry }: Pick<Revision, 'registry'>): Revision {
    const number = registry.revision - 1;
    const breaks = `The history of "${this.environment}" breaks at revision ${registry.revision}:`;
    const text = this.documents.read(number);
    if (text === null) throw new Error(`${breaks} revision ${number} is missing.`);
    const hash = integrityOf(text);
    if (registry.before !== hash) throw new Error(`${breaks} revision ${number} is not the one it followed.`);
    return { registry: readRegistry(text), hash };
  }
}
