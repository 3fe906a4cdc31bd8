import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { allowed, packagesByLicence } from './licences.mjs';
import { isInstallable, lockEntries } from './lockEntries.mjs';

const root = join(import.meta.dirname, '../..');

describe('what others wrote', () => {
  it('is licensed so that the product may hold it', () => {
    const licences = packagesByLicence();
    assert.ok([...licences.values()].flat().length > 1_000);
    assert.deepEqual(
      [...licences].filter(([licence]) => !allowed.has(licence)),
      [],
    );
  });

  it('comes with its hash wherever it can be installed on this machine', () => {
    const unsealed = lockEntries().filter((entry) => !entry.integrity);
    assert.deepEqual(
      unsealed.filter(isInstallable).map(({ path }) => path),
      [],
    );
    for (const { path, optional, os, cpu } of unsealed) assert.ok(optional && (os || cpu), `${path} is no binary of a platform`);
  });

  it('comes from a registry, and nothing from a repository or an address', () => {
    const elsewhere = lockEntries().filter(({ version, resolved }) => !/^\d/.test(version) || /^(git|file|http:)/.test(resolved ?? ''));
    assert.deepEqual(
      elsewhere.map(({ path }) => path),
      [],
    );
  });

  it('is listed by `npm run sbom`, each with version, licence and hash', () => {
    const list = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
    assert.deepEqual([list.bomFormat, list.specVersion], ['CycloneDX', '1.5']);
    const ours = /^(pkg:npm\/%40marketplace\/|undefined)/;
    const listed = new Map(list.components.filter(({ purl }) => !ours.test(purl)).map((component) => [component['bom-ref'], component]));
    for (const { name, version, integrity } of lockEntries()) {
      const component = listed.get(`${name}@${version}`);
      assert.ok(component, `${name}@${version}`);
      if (integrity) assert.ok(component.licenses && component.hashes, `${name}@${version}`);
    }
  });
});
