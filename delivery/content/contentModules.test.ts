import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brand } from '@marketplace/shared-ui/brand';
import { writeContent } from '../testing/writeContent.ts';
import { entryModule, fileModule, indexModule } from './contentModules.ts';

const { dir, write } = writeContent();
const tips = join(dir, 'content', 'tips');
const run = (module: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(module)}`) as Promise<Record<string, unknown>>;

describe('a collection as modules', () => {
  it('tells the browser which entry each address shows, and no more', async () => {
    assert.deepEqual({ ...(await run(indexModule(tips, 'pages.ts', 'browser'))) }, { pages: { '/tips/roof/snow': { slug: 'roof/snow' } } });
  });

  it('tells Node what the manifest says, once contentHooks is imported', async () => {
    await import('./contentHooks.ts');
    const { pages, menu } = (await import(pathToFileURL(join(tips, 'pages.ts')).href)) as Record<string, unknown>;
    const title = { en: 'Snow on the roof', fr: 'De la neige sur le toit' };
    assert.deepEqual(pages, { '/tips/roof/snow': { slug: 'roof/snow', chunk: 'tip', words: 'tips-roof-snow', title } });
    assert.deepEqual(menu, [{ group: 'shop', order: 10, path: '/tips/roof/snow', title: { en: 'Snow', fr: 'Neige' } }]);
  });

  it('lists its entries with the fields of its summary', async () => {
    const { list } = await run(indexModule(tips, 'list.ts', 'browser'));
    const words = { en: { title: 'Snow on the roof' }, fr: { title: 'De la neige sur le toit' } };
    assert.deepEqual(list, [{ slug: 'roof/snow', path: '/tips/roof/snow', words }]);
  });

  it('lists its entries with the fields of another list', async () => {
    const { stepList } = (await run(indexModule(tips, 'stepList.ts', 'browser'))) as { stepList: [{ words: { en: object } }] };
    assert.deepEqual(Object.keys(stepList[0].words.en).toSorted(), ['kind', 'steps']);
  });

  it('lists what a function of the collection makes of an entry, and leaves out what it makes nothing of', async () => {
    const section = writeContent();
    for (const locale of ['en', 'fr'])
      section.write(`tips/wall/crack.${locale}.yaml`, readFileSync(join(tips, 'roof', `snow.${locale}.yaml`), 'utf8'));
    const { roofList } = await run(indexModule(join(section.dir, 'content', 'tips'), 'roofList.ts', 'browser'));
    const words = { en: { texts: ['Wait. It costs $0.'] }, fr: { texts: ['Attendez. C’est gratuit.'] } };
    assert.deepEqual(roofList, [{ slug: 'roof/snow', path: '/tips/roof/snow', words }]);
  });

  it('says what to do about a list that the collection does not know', () => {
    assert.throws(() => indexModule(tips, 'stapList.ts', 'browser'), /Name them as lists\.stapList in collection\.ts\./);
  });

  it('loads both languages of an entry as one module in a chunk of its own', () => {
    const module = indexModule(tips, 'words.ts', 'browser');
    assert.ok(module.includes('import(/* webpackChunkName: "tips-roof-snow" */ "./roof/snow.en.yaml?both")'), module);
    const entry = entryModule(join(tips, 'roof', 'snow.en.yaml'));
    for (const locale of ['en', 'fr']) assert.ok(entry.includes(`import * as ${locale} from "./snow.${locale}.yaml";`), entry);
  });

  it('names an address by its slug where it ends in it, and in full where it does not', async () => {
    const collection = join(tips, 'collection.ts');
    const text = readFileSync(collection, 'utf8');
    const section = writeContent();
    const moved = join(section.dir, 'content', 'moved');
    section.write('moved/collection.ts', text.replace('path: `/tips/${slug}`', "path: slug === 'roof/ice' ? '/ice' : `/tips/${slug}`"));
    for (const slug of ['snow', 'ice'])
      for (const locale of ['en', 'fr'])
        section.write(`moved/roof/${slug}.${locale}.yaml`, readFileSync(join(tips, 'roof', `snow.${locale}.yaml`), 'utf8'));
    const { pages } = await run(indexModule(moved, 'pages.ts', 'browser'));
    assert.deepEqual(pages, { '/ice': { slug: 'roof/ice' }, '/tips/roof/snow': { slug: 'roof/snow' } });
  });

  it('puts the entry of a reference in its place, in the same language', () => {
    const module = fileModule(join(tips, 'roof', 'snow.fr.yaml'), tips);
    assert.match(module, /^import \{ words as reference0 \} from "\.\.\/\.\.\/people\/ann\.fr\.yaml";/);
    assert.match(module, /"author": reference0/);
  });

  it('writes the name of the product where a text says {brand}', async () => {
    const people = join(dir, 'content', 'people');
    const { words } = await run(fileModule(join(people, 'ann.en.yaml'), people));
    assert.deepEqual(words, { name: `Ann of ${brand.name}` });
  });

  it('counts the minutes and the parts of MDX, one minute for every 220 words', () => {
    write('people/eva.en.mdx', `---\nname: Eva\n---\n\n## First part\n\n${'word - '.repeat(880)}\n\n### Not listed\n`);
    const people = join(dir, 'content', 'people');
    const module = fileModule(join(people, 'eva.en.mdx'), people);
    assert.match(module, /"readingMinutes":4,"headings":\["First part"\]/);
    assert.match(module, /\n\n## First part/);
  });
});
