import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The photos' bytes in `<data directory>/storage`, by ids that the database makes. */
export class PhotoFiles {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, 'storage');
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
  }

  /** Resolves when the bytes are on the disk. */
  write(id: string, bytes: Uint8Array): Promise<void> {
    return writeFile(join(this.#directory, id), bytes, { mode: 0o600, flush: true });
  }

  read(id: string): Promise<Uint8Array<ArrayBuffer>> {
    return readFile(join(this.#directory, id));
  }

  /** Resolves when the bytes are gone; nothing to remove is no failure. */
  remove(id: string): Promise<void> {
    return rm(join(this.#directory, id), { force: true });
  }
}
