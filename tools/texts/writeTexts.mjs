import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedTexts } from './changedTexts.mjs';
import { changesPage, textsPage } from './textsPage.mjs';

const root = join(import.meta.dirname, '../..');
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
mkdirSync(join(root, '.cache'), { recursive: true });

if (since === undefined) {
  write('texts.html', await textsPage(root), 'Every text that people read, by kind and place');
} else {
  const older = mkdtempSync(join(tmpdir(), 'texts-'));
  try {
    const tree = execFileSync('git', ['archive', since], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', older], { input: tree });
    const changes = changedTexts(older, root);
    write('texts-changed.html', changesPage(changes, since), `${changes.length} texts that say something else since ${since}`);
  } finally {
    rmSync(older, { recursive: true });
  }
}

function write(name, page, what) {
  const file = join(root, '.cache', name);
  writeFileSync(file, page);
  console.log(`${what}: ${file}`);
}
