import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Of a file whose row may not be there: the process may end between the two. */
const NEW = '.new';

/**
 * The photos' bytes in `<data directory>/storage`, by ids that the database makes. A file is new until it is kept, so that one whose
 * row was never committed is found again; all others have theirs.
 */
export class PhotoFiles {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, 'storage');
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
  }

  /** Resolves when the bytes are on the disk, as a new file. */
  write(id: string, bytes: Uint8Array): Promise<void> {
    return writeFile(this.#path(id, NEW), bytes, { mode: 0o600, flush: true });
  }

  /** For a new file whose row is committed. */
  keep(id: string): Promise<void> {
    return rename(this.#path(id, NEW), this.#path(id));
  }

  read(id: string): Promise<Uint8Array<ArrayBuffer>> {
    return readFile(this.#path(id)).catch(() => readFile(this.#path(id, NEW)));
  }

  /** Resolves when the bytes are gone; nothing to remove is no failure. */
  async remove(id: string): Promise<void> {
    for (const ending of ['', NEW]) await rm(this.#path(id, ending), { force: true });
  }

  /** The ids of files that were written before `time`, in milliseconds, and are new still. */
  async newBefore(time: number): Promise<string[]> {
    const ids: string[] = [];
    for (const name of await readdir(this.#directory)) {
      if (name.endsWith(NEW) && (await stat(join(this.#directory, name))).mtimeMs < time) ids.push(name.slice(0, -NEW.length));
    }
    return ids;
  }

  #path(id: string, ending = ''): string {
    return join(this.#directory, id + ending);
  }
}
