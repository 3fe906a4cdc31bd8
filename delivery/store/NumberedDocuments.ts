import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFull } from './diskFull.ts';

/** Documents that are added one after another and never change: `1.json`, `2.json` and so on in one folder. */
export class NumberedDocuments {
  readonly dir: string;
  private listed: { folder: string; latest: number } = { folder: '', latest: 0 };

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Numbers of all documents, the lowest first. */
  numbers(): number[] {
    return numbersOf(filesOf(this.dir));
  }

  file(number: number): string {
    return join(this.dir, `${number}.json`);
  }

  /** @returns `null` when there is none of that number */
  read(number: number): string | null {
    return existsSync(this.file(number)) ? readFileSync(this.file(number), 'utf8') : null;
  }

  /** Changes when a document is added or the latest one is altered; cheap enough to ask on every request. */
  stamp(): string {
    const folder = stampOf(this.dir);
    if (folder !== this.listed.folder) this.listed = { folder, latest: this.numbers().at(-1) ?? 0 };
    return `${folder} ${stampOf(this.file(this.listed.latest))}`;
  }

  /**
   * Adds a document whole or not at all, whenever the process is killed.
   *
   * @returns `false` when the number is taken: somebody else was first
   * @throws Error in one sentence when the disk is full
   */
  add(number: number, text: string): boolean {
    const draft = join(this.dir, `${number}.${process.pid}.new`);
    try {
      mkdirSync(this.dir, { recursive: true });
      writeFileSync(draft, text, { flush: true });
      // Unlike a rename, a link never replaces what stands there already.
      linkSync(draft, this.file(number));
    } catch (error) {
      if (existsSync(this.file(number))) return false;
      throw diskFull(error, this.dir);
    } finally {
      rmSync(draft, { force: true });
    }
    this.removeDrafts(number);
    return true;
  }

  /** Who was killed left a draft; one of a number that is taken cannot become a document any more. */
  private removeDrafts(latest: number): void {
    for (const file of filesOf(this.dir)) {
      const number = /^(\d+)\.\d+\.new$/.exec(file)?.[1];
      if (number && Number(number) <= latest) rmSync(join(this.dir, file), { force: true });
    }
  }
}

/** Numbers of the documents among some files, the lowest first. */
export const numbersOf = (files: readonly string[]): number[] =>
  files
    .flatMap((file) => /^([1-9]\d*)\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

const filesOf = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir) : []);

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino}-${stat.mtimeMs}-${stat.size}` : 'missing';
}
