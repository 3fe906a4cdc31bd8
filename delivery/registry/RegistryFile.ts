import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Registry } from '@marketplace/section-kit/manifest';
import { withFileLock } from './withFileLock.ts';
import { openSigningKeys, type SigningKeys } from './signingKeys.ts';
import { signRegistry } from './signRegistry.ts';
import { verifyRegistry } from './verifyRegistry.ts';

const day = 24 * 60 * 60 * 1000;
/** A stolen or forgotten document stops working after a month; every write starts a new month. */
export const lifetime = 30 * day;

/** Who changes a registry and why; ends up in the audit file. */
export interface Reason {
  who: string;
  what: string;
  why: string;
}

export type RegistryContent = Pick<Registry, 'shell' | 'sections'>;

/** The registry document of one environment below a data directory, with its audit file. */
export class RegistryFile {
  readonly environment: Environment;
  private readonly path: string;
  private readonly keys: SigningKeys;
  private readonly now: () => number;

  constructor(dataDir: string, environment: Environment, now: () => number = Date.now) {
    this.environment = environment;
    this.path = join(dataDir, 'registries', environment);
    this.now = now;
    mkdirSync(join(dataDir, 'registries'), { recursive: true });
    this.keys = openSigningKeys(dataDir);
  }

  exists(): boolean {
    return existsSync(this.file);
  }

  /** Changes whenever the stored document does; cheap enough to ask on every request. */
  stamp(): string {
    const stat = statSync(this.file, { throwIfNoEntry: false });
    return stat ? `${stat.ino}-${stat.mtimeMs}-${stat.size}` : 'missing';
  }

  /**
   * Reads and verifies the document, and remembers its revision so that no older one is accepted afterwards.
   *
   * @throws Error in one sentence, see `verifyRegistry`
   */
  read(): Registry {
    if (!this.exists()) throw new Error(`There is no registry for "${this.environment}" yet.`);
    const registry = this.verify(this.now());
    if (registry.revision > this.seen()) replace(this.seenFile, `${registry.revision}\n`);
    return registry;
  }

  /** Reads like `read`, but accepts an expired document: only to renew it. */
  readExpired(): Registry {
    return this.verify(0);
  }

  /**
   * Stores a new revision.
   *
   * @param expected revision the caller changed, 0 for none; when another write came between, nothing is stored
   * @returns the stored registry
   * @throws Error when `expected` is no longer the current revision
   */
  write(content: RegistryContent, expected: number, reason: Reason): Registry {
    return withFileLock(`${this.path}.lock`, () => {
      const current = this.exists() ? this.readExpired().revision : this.seen();
      if (current !== expected) {
        throw new Error(
          `The ${this.environment} registry is at revision ${current}, not ${expected}: somebody else changed it. Look at it and try again.`,
        );
      }
      const at = this.now();
      const registry: Registry = {
        environment: this.environment,
        revision: current + 1,
        issued: new Date(at).toISOString(),
        expires: new Date(at + lifetime).toISOString(),
        shell: content.shell,
        sections: content.sections,
      };
      replace(this.file, `${JSON.stringify(signRegistry(registry, this.keys.privateKey))}\n`);
      replace(this.seenFile, `${registry.revision}\n`);
      appendFileSync(`${this.path}.audit.jsonl`, `${JSON.stringify({ at: registry.issued, revision: registry.revision, ...reason })}\n`);
      return registry;
    });
  }

  /** Highest revision ever read or written here, 0 when none was. */
  seen(): number {
    return existsSync(this.seenFile) ? Number.parseInt(readFileSync(this.seenFile, 'utf8'), 10) || 0 : 0;
  }

  private verify(now: number): Registry {
    return verifyRegistry(readFileSync(this.file, 'utf8'), {
      publicKey: this.keys.publicKey,
      environment: this.environment,
      seen: this.seen(),
      now,
    });
  }

  get file(): string {
    return `${this.path}.json`;
  }

  private get seenFile(): string {
    return `${this.path}.seen`;
  }
}

/** Readers see the old text or the new one, never half of it. */
function replace(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, file);
}
