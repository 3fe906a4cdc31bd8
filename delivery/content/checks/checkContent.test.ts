import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { writeContent, type ContentFixture } from '../../testing/writeContent.ts';
import { checkSection } from './checkSection.ts';

const complaints = async ({ dir }: ContentFixture): Promise<string[]> =>
  (await checkSection(dir)).map(({ file, line, text }) => `${relative(join(dir, 'content'), file)}:${line}: ${text}`);

/** Replaces a piece of a file of the fixture. */
function edit(section: ContentFixture, file: string, from: string, to: string): void {
  const text = readFileSync(join(section.dir, 'content', file), 'utf8');
  assert.ok(text.includes(from), `${file} has no "${from}"`);
  section.write(file, text.replace(from, to));
}

const english = 'tips/roof/snow.en.yaml';
const french = 'tips/roof/snow.fr.yaml';
const prices = 'prices/sweep.en.yaml';
const frenchPrices = 'prices/sweep.fr.yaml';

describe('content', () => {
  it('that is whole is accepted', async () => assert.deepEqual(await complaints(writeContent()), []));

  const mistakes: [what: string, change: (section: ContentFixture) => void, complaint: RegExp][] = [
    [
      'without a French twin',
      (section) => section.write(french, null),
      /^tips\/roof\/snow\.en\.yaml:1: has no French twin; write roof\/snow\.fr\.yaml/,
    ],
    ['without an English twin', (section) => section.write(english, null), /^tips\/roof\/snow\.fr\.yaml:1: has no English twin/],
    ['that is no entry', (section) => section.write('tips/notes.txt', 'x'), /^tips\/notes\.txt:1: is no entry of the collection; name it/],
    [
      'with a field that is missing',
      (section) => edit(section, french, 'link: /tips/roof/snow\n', ''),
      /^tips\/roof\/snow\.fr\.yaml:1: link: .*collection\.ts says/,
    ],
    [
      'with a field nobody knows',
      (section) => edit(section, english, 'kind:', 'colour: red\nkind:'),
      /^tips\/roof\/snow\.en\.yaml:4: colour: Unrecognized key/,
    ],
    [
      'with a wrong value',
      (section) => edit(section, english, 'minutes: 30', 'minutes: soon'),
      /^tips\/roof\/snow\.en\.yaml:10: steps\.0\.minutes: /,
    ],
    [
      'with broken YAML',
      (section) => edit(section, english, 'kind: advice', 'kind: [advice'),
      /^tips\/roof\/snow\.en\.yaml:\d+: .+ Correct the YAML\./,
    ],
    [
      'that refers to nobody',
      (section) => edit(section, english, 'author: ann', 'author: bob'),
      /^tips\/roof\/snow\.en\.yaml:3: author: there is no entry "bob" in content\/people/,
    ],
    [
      'with a link to no page',
      (section) => edit(section, french, 'link: /tips/roof/snow', 'link: /tips/roof/rain'),
      /^tips\/roof\/snow\.fr\.yaml:11: \/tips\/roof\/rain is a page of no section/,
    ],
    [
      'with a figure nobody dated',
      (section) => section.write('people/ann.en.yaml', 'name: Ann, 20% off\n'),
      /^people\/ann\.en\.yaml:1: "…Ann, 20% off…" is a figure that nobody dated; add asOf and source/,
    ],
    [
      'with another fact in French',
      (section) => edit(section, french, 'kind: advice', 'kind: warning'),
      /^tips\/roof\/snow\.fr\.yaml:4: kind is a fact and differs from snow\.en\.yaml:4/,
    ],
    [
      'with another number in French',
      (section) => edit(section, french, 'minutes: 30', 'minutes: 20'),
      /^tips\/roof\/snow\.fr\.yaml:10: steps\.0\.minutes differs from snow\.en\.yaml:10/,
    ],
    [
      'with another day in French',
      (section) => edit(section, french, '2026-11-20', '2026-11-21'),
      /^tips\/roof\/snow\.fr\.yaml:5: asOf differs from/,
    ],
    [
      'with a part in one language only',
      (section) => edit(section, english, 'link:', '  - text: Go up.\n    minutes: 5\nlink:'),
      /^tips\/roof\/snow\.fr\.yaml:9: steps\.1 stands in one language only, see snow\.en\.yaml:9/,
    ],
    [
      'with a figure that names no source',
      (section) => edit(section, prices, '2 years [city]', '2 years'),
      /^prices\/sweep\.en\.yaml:6: "Fee of \$40…" has a figure that names no source; end it with a mark such as \[city\]/,
    ],
    [
      'with a plain count that names no source',
      (section) => edit(section, prices, 'valid for 2 years [city]', 'typically 500'),
      /^prices\/sweep\.en\.yaml:7: "typically 500…" has a figure that names no source/,
    ],
    [
      'with a number of things that names no source',
      (section) => edit(section, prices, 'valid for 2 years [city]', 'in 40 new homes'),
      /^prices\/sweep\.en\.yaml:7: "in 40 new homes…" has a figure that names no source/,
    ],
    [
      'with a number of hours of a kind that names no source',
      (section) => edit(section, prices, 'valid for 2 years [city]', 'after 50 volunteer hours'),
      /^prices\/sweep\.en\.yaml:7: "after 50 volunteer hours…" has a figure that names no source/,
    ],
    [
      'with a row whose table names no source',
      (section) => edit(section, prices, 'by height [city]', 'by height'),
      /^prices\/sweep\.en\.yaml:11: "\$40…" has a figure that names no source/,
    ],
    [
      'with a number that is drawn below a caption without a source',
      (section) => {
        edit(section, prices, 'by height [city]', 'by height');
        edit(section, prices, '[One floor, $40]', '[One floor, 40]');
      },
      /^prices\/sweep\.en\.yaml:11: 40 is drawn and names no source; end its caption with a mark such as \[city\]/,
    ],
    [
      'with a figure at the top that nothing below says',
      (section) => edit(section, prices, 'A sweep for $40', 'A sweep for $45'),
      /^prices\/sweep\.en\.yaml:1: "A sweep for \$45…" has a figure that names no source/,
    ],
    [
      'with a mark nobody knows',
      (section) => edit(section, prices, '2 years [city]', '2 years [town]'),
      /^prices\/sweep\.en\.yaml:7: \[town\] is no source: there is no entry "town" in content\/sources/,
    ],
    [
      'with a mark that the file does not list',
      (section) => {
        for (const locale of ['en', 'fr']) section.write(`sources/town.${locale}.yaml`, 'name: The town\nreadOn: 2026-11-20\n');
        edit(section, prices, '2 years [city]', '2 years [town]');
      },
      /^prices\/sweep\.en\.yaml:7: \[town\] is not among the sources of the file; add it there/,
    ],
    [
      'with another mark in French',
      (section) => edit(section, frenchPrices, 'hauteur [city]', 'hauteur'),
      /^prices\/sweep\.fr\.yaml:9: table\.caption names other sources than sweep\.en\.yaml:9/,
    ],
    [
      'that was verified on another day than its newest source was read',
      (section) => {
        for (const file of [prices, frenchPrices]) edit(section, file, 'verifiedOn: 2026-11-20', 'verifiedOn: 2026-11-19');
      },
      /^prices\/sweep\.en\.yaml:2: verifiedOn: 2026-11-19 is not the day its newest source was read; write 2026-11-20/,
    ],
    [
      'with too few words of its own',
      (section) => edit(section, prices, 'A sweep for $40', 'Sweep'),
      /^prices\/sweep\.en\.yaml:1: has 14 words of its own; write 15 that help to choose/,
    ],
    [
      'with a source nobody dated',
      (section) => section.write('sources/city.en.yaml', 'name: The city, page of fees\n'),
      /^sources\/city\.en\.yaml:1: readOn: .*collection\.ts says/,
    ],
  ];
  for (const [what, change, complaint] of mistakes) {
    it(`${what} is refused with file and line`, async () => {
      const section = writeContent();
      change(section);
      const found = await complaints(section);
      assert.ok(
        found.some((text) => complaint.test(text)),
        found.join('\n'),
      );
    });
  }

  it('in MDX is refused by the line of its words', async () => {
    const section = writeContent();
    for (const locale of ['en', 'fr'])
      section.write(`people/eva.${locale}.mdx`, `---\nname: Eva\n---\n\nSee [this](/nowhere).\n\nIt costs $5.\n`);
    section.write('people/leo.en.mdx', 'No front matter\n');
    const found = await complaints(section);
    assert.ok(
      found.some((text) => text.startsWith('people/eva.fr.mdx:5: /nowhere is a page of no section')),
      found.join('\n'),
    );
    assert.ok(
      found.some((text) => text.startsWith('people/eva.en.mdx:7: "…It costs $5.…" is a figure')),
      found.join('\n'),
    );
    assert.ok(
      found.some((text) => text.startsWith('people/leo.en.mdx:1: begin with front matter')),
      found.join('\n'),
    );
  });
});
