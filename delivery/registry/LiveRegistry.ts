import type { Registry } from '@marketplace/section-kit/manifest';
import type { RegistryFile } from './RegistryFile.ts';

/**
 * The registry a running server uses: follows the file, and keeps the last good document when a bad one appears.
 */
export class LiveRegistry {
  private readonly file: RegistryFile;
  private readonly log: (line: string) => void;
  private stamp: string;
  private good: Registry;

  /** @throws Error when there is no good document to start with */
  constructor(file: RegistryFile, log: (line: string) => void) {
    this.file = file;
    this.log = log;
    this.stamp = file.stamp();
    this.good = file.read();
  }

  current(): Registry {
    const stamp = this.file.stamp();
    if (stamp === this.stamp) return this.good;
    this.stamp = stamp;
    try {
      this.good = this.file.read();
    } catch (error) {
      this.log(`${(error as Error).message} Revision ${this.good.revision} stays in use.`);
    }
    return this.good;
  }
}
