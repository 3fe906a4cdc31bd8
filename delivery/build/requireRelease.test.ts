import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { readArtifact } from '../store/ArtifactStore.ts';
import { writeBuild, type BuildFacts } from '../testing/writeBuild.ts';
import { inputHash } from './inputHash.ts';
import { inputPaths } from './inputPaths.ts';
import { requireBuilt } from './requireRelease.ts';

/** A package in a repository, built. */
function workingCopy() {
  const root = temporaryFolder();
  const dir = join(root, 'mf-sample');
  const edit = (text: string): void => writeFileSync(join(dir, 'src', 'greeting.ts'), text);
  mkdirSync(join(dir, 'src'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{ "name": "@marketplace/mf-sample", "version": "1.0.0" }');
  writeFileSync(join(root, '.gitignore'), 'dist\n');
  edit('first');
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = (): string => {
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=tests', '-c', 'user.email=tests@example.com', 'commit', '--quiet', '--message', 'Sources');
    return git('rev-parse', 'HEAD');
  };
  const build = (artifact: BuildFacts['artifact'] = {}): void => {
    writeBuild(join(dir, 'dist'), { name: 'mf-sample', artifact });
    writeFileSync(join(dir, 'dist', '.inputs'), inputHash(root, dir));
  };
  return { edit, commit, build, dist: join(dir, 'dist'), require: () => requireBuilt(root, dir) };
}

describe('a build that is to be published', () => {
  it('is told the commit of its sources, also when it was built before they were committed', () => {
    const { commit, build, dist, require } = workingCopy();
    build({ provenance: { commit: '1'.repeat(40), dirty: true, builder: 'tests', lock: 'none' } });
    const name = commit();
    assert.equal(require(), dist);
    assert.deepEqual(readArtifact(join(dist, 'artifact.json')).provenance, { commit: name, dirty: false, builder: 'tests', lock: 'none' });
  });

  it('is refused when its sources have changed since', () => {
    const { edit, commit, build, require } = workingCopy();
    build();
    edit('second');
    commit();
    assert.throws(require, /^Error: mf-sample was built from other sources than are here: run npm run build -- mf-sample, then publish\.$/);
  });

  it('is refused when its sources are not committed, whatever it says', () => {
    const { edit, commit, build, require } = workingCopy();
    commit();
    edit('second');
    build();
    assert.throws(require, /^Error: mf-sample is made of changes that are not committed: commit them/);
  });

  it('is refused when it says no commit', () => {
    const { build, require } = workingCopy();
    build({ provenance: undefined });
    assert.throws(require, /^Error: mf-sample does not say which commit it is made of: build it in a clone/);
  });
});

describe('what names the sources of a build', () => {
  it('is, of a section in a repository of its own, its folder and what its lock file names', () => {
    const dir = join(temporaryFolder(), 'mf-sample');
    const outside = inputPaths(dir).filter((path) => !path.startsWith(`${dir}/`));
    assert.deepEqual(outside, []);
    assert.ok(inputPaths(dir).includes(join(dir, 'package-lock.json')));
  });

  it('is the same wherever they lie', () => {
    const [one, two] = [temporaryFolder(), join(temporaryFolder(), 'deeper')].map((root) => {
      mkdirSync(join(root, 'mf-sample', 'src'), { recursive: true });
      writeFileSync(join(root, 'mf-sample', 'src', 'a.ts'), 'a');
      return inputHash(root, join(root, 'mf-sample'));
    });
    assert.equal(one, two);
  });
});
