import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

const fixture = join(import.meta.dirname, 'fixtures', 'mf-notes');

/** A section with collections: `tips` with pages, `people` that tips refer to, `prices` with figures and the `sources` they cite. */
export interface ContentFixture {
  /** Folder of the section. */
  dir: string;
  /** Writes a file below its `content`; `null` removes it. */
  write: (file: string, text: string | null) => void;
}

/** Copies the fixture section to a folder of its own, which is removed after the tests. */
export function writeContent(): ContentFixture {
  const workshop = join(import.meta.dirname, '..', '.cache');
  mkdirSync(workshop, { recursive: true });
  const root = mkdtempSync(join(workshop, 'content-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const dir = join(root, 'mf-notes');
  cpSync(fixture, dir, { recursive: true });
  mkdirSync(join(root, 'shell'));
  return {
    dir,
    write: (file, text) => {
      const path = join(dir, 'content', file);
      if (text === null) return rmSync(path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
  };
}
