import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { diskFull } from './diskFull.ts';

const hour = 60 * 60 * 1000;
/** Beside the names of artifacts, and none itself: what is not whole yet has no address. */
const draftsOf = (target: string): string => join(dirname(dirname(target)), '.drafts');

/**
 * Copies files into a new folder, which is there whole or not at all, whenever the process is killed.
 *
 * @param files to copy out of `source`, each with its packed form where there is one
 * @param texts further files by name
 * @returns `false` when the folder exists: somebody else was first
 * @throws Error in one sentence when the disk is full
 */
export function putFolder(source: string, target: string, files: readonly string[], texts: Record<string, string>): boolean {
  const drafts = draftsOf(target);
  removeAbandoned(drafts);
  const draft = join(drafts, `${basename(dirname(target))}-${basename(target)}.${process.pid}`);
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const file of files.flatMap((name) => [name, `${name}.br`])) {
      if (!existsSync(join(source, file))) continue;
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      cpSync(join(source, file), join(draft, file));
    }
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(draft, file), text, { flush: true });
    mkdirSync(dirname(target), { recursive: true });
    renameSync(draft, target);
    return true;
  } catch (error) {
    if (existsSync(target)) return false;
    throw diskFull(error, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts one more file beside others, whole or not at all. */
export function putFile(file: string, text: string): void {
  const drafts = draftsOf(dirname(file));
  const draft = join(drafts, `${basename(file)}.${process.pid}`);
  try {
    mkdirSync(drafts, { recursive: true });
    writeFileSync(draft, text, { flush: true });
    renameSync(draft, file);
  } catch (error) {
    throw diskFull(error, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whoever was killed left a draft; one that is this old belongs to nobody at work. */
function removeAbandoned(drafts: string): void {
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    const draft = join(drafts, name);
    const stat = statSync(draft, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > hour) rmSync(draft, { recursive: true, force: true });
  }
}
