import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { addSums } from '../generate/migrationSums.ts';

test('a migration may be corrected until it is committed, and never after', () => {
  const dir = temporaryFolder();
  const git = (...words: string[]) => execFileSync('git', words, { cwd: dir, stdio: 'pipe' });
  const put = (name: string, text: string) => writeFileSync(join(dir, name), text);
  const seal = (): string[] => {
    addSums(dir);
    return readFileSync(join(dir, 'SHA256SUMS'), 'utf8').trim().split('\n');
  };
  put('SHA256SUMS', '');
  put('1_old.sql', 'select 1;');
  const [old] = seal();
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.ca', 'commit', '--quiet', '--message', 'a migration');

  put('2_new.sql', 'selct 2;');
  const [, misspelt] = seal();
  put('2_new.sql', 'select 2;');
  put('1_old.sql', 'select 3;');
  const [first, second, ...others] = seal();
  assert.deepEqual([first, second!.split('  ')[1], others], [old, '2_new.sql', []]);
  assert.notEqual(second, misspelt);
});
