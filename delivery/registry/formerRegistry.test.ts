import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { LiveRegistry } from './LiveRegistry.ts';
import { promote } from './promote.ts';
import { RegistryFile } from './RegistryFile.ts';
import { RegistryReader } from './RegistryReader.ts';

/** A data directory as it was before revisions were kept: one document, one key, and publications that nobody signed. */
function setUp() {
  const { dataDir, store, registry } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  const { environment, issued, expires, shell, sections } = registry.read();
  for (const folder of ['keys', 'registries']) rmSync(join(dataDir, folder), { recursive: true });
  for (const name of ['shell', 'mf-sample']) rmSync(join(store.folder(name, '1.0.0'), 'publication.json'));
  for (const folder of ['keys', 'registries']) mkdirSync(join(dataDir, folder));
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(dataDir, 'keys', 'registry.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const payload = JSON.stringify({ environment, revision: 57, issued, expires, shell, sections });
  const document = { payload, signature: sign(null, Buffer.from(payload), privateKey).toString('base64') };
  const files = { 'local.json': JSON.stringify(document), 'local.seen': '57\n', 'local.audit.jsonl': '{}\n', 'local.lock': '' };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dataDir, 'registries', file), text);
  return { dataDir, store };
}

it('a data directory of before revisions were kept goes on', () => {
  const { dataDir, store } = setUp();
  const registry = new RegistryFile(dataDir, 'local');
  assert.equal(registry.read().revision, 57);
  assert.equal(new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {}).current().revision, 57);
  promote(registry, store, { 'mf-sample': '1.0.0' }, reason);
  store.publish(writeBuild(join(dataDir, 'newer'), { name: 'mf-sample', version: '1.1.0' }));
  promote(registry, store, { 'mf-sample': '1.1.0' }, reason);
  promote(registry, store, { 'mf-sample': '1.0.0' }, reason);
  assert.deepEqual(
    [...registry.history()].map((each) => each.registry.revision),
    [60, 59, 58, 57],
  );
  assert.equal(existsSync(join(dataDir, 'registries', 'local.json')), false);
});

it('a document of before that was altered is not taken over as good', () => {
  const { dataDir } = setUp();
  const file = join(dataDir, 'registries', 'local.json');
  writeFileSync(file, JSON.stringify({ payload: '{}', signature: '' }));
  assert.throws(
    () => new RegistryFile(dataDir, 'local'),
    /^Error: The registry is malformed: .+ Put a good .+local\.json back, or delete it to start over\.$/,
  );
  assert.equal(existsSync(file), true);
});
