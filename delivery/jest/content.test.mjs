import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { importedFiles } from '../artifact/importedFiles.ts';
import { writeContent } from '../testing/writeContent.ts';

const { dir, write } = writeContent();
const people = join(dir, 'content', 'people');
const ann = join(people, 'ann.en.yaml');

let processes = 0;
/** Each run of Jest is a process of its own. */
const keyOf = async (path) => {
  const { default: transformer } = await import(`./content.mjs?${(processes += 1)}`);
  return transformer.getCacheKey(readFileSync(path, 'utf8'), path);
};

describe('the cache of content in tests', () => {
  it('forgets a file when what its collection imports has changed, directly or through others', async () => {
    const collection = readFileSync(join(people, 'collection.ts'), 'utf8');
    write('people/collection.ts', `import '../person.ts';\n${collection}`);
    write('person.ts', "export * from '../src/jobs.ts';\nimport type { Gone } from './gone';\n\nexport type Person = Gone;\n");
    write('../src/jobs.ts', "export const jobs = ['roofer'];\n");
    const first = await keyOf(ann);
    assert.equal(await keyOf(ann), first);
    write('../src/jobs.ts', "export const jobs = ['plumber'];\n");
    assert.notEqual(await keyOf(ann), first);
  });

  it('forgets an index when an entry of its collection has changed', async () => {
    const index = join(dir, 'content', 'tips', 'pages.ts');
    const first = await keyOf(index);
    const entry = 'tips/roof/snow.en.yaml';
    write(entry, readFileSync(join(dir, 'content', entry), 'utf8').replace('Snow', 'More snow'));
    assert.notEqual(await keyOf(index), first);
  });

  it('forgets everything when what writes it has changed, the names of the product too', async () => {
    const files = [...importedFiles(join(import.meta.dirname, 'content.mjs'))];
    for (const file of ['delivery/content/contentModules.ts', 'delivery/content/readContentFile.ts', 'shared-ui/src/brand.ts'])
      assert.ok(
        files.some((path) => path.endsWith(file)),
        file,
      );
  });
});
