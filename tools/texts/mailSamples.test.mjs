import assert from 'node:assert/strict';
import { globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { mailSamples } from '@marketplace/supabase/mail-samples';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { parse } from './readCatalogues.mjs';
import { saidTexts } from './writtenTexts.mjs';

const mails = join(import.meta.dirname, '../../supabase/mails');
const samples = mailSamples();
const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const plain = (text) => text.toLowerCase().replace(/\s+/g, ' ');
const said = (wanted) =>
  plain(
    samples
      .filter(({ kind }) => wanted(kind))
      .flatMap(({ en, fr }) => [en, fr])
      .join('\n'),
  );

/** Words of a file that no mail says. */
const unsaidIn = (file, texts) =>
  saidTexts(parse(join(mails, file)))
    .map(({ text }) => text)
    .filter((text) => !texts.includes(plain(text).replace(/^[\s.,:;(]+|[\s.,:;)]+$/g, '')));

describe('the samples of the mails', () => {
  for (const name of globSync('*.ts', { cwd: mails }).filter((file) => !/(\.test|^templates)\.ts$/.test(file)))
    it(`make ${name} say everything that it can`, () => {
      const kind = snakeCase(basename(name, '.ts'));
      assert.deepEqual(
        unsaidIn(
          name,
          said((each) => each === kind),
        ),
        [],
        'Add to its `samples` what makes it say this.',
      );
    });

  for (const name of ['bookedHalfDay', 'credentialName', 'mailData', 'shortMail', 'visitWords'])
    it(`make what mails share in ${name}.ts be said by one of them`, () => {
      assert.deepEqual(
        unsaidIn(
          `layout/${name}.ts`,
          said(() => true),
        ),
        [],
      );
    });

  it('are compared with the words of a template: of its tables, its branches and its sentences, not with its keys and samples', () => {
    const file = join(temporaryFolder(), 'jobMoved.ts');
    const template = [
      "import { word } from './layout/mailData.ts';",
      "const NEWS = { moved: 'The job has moved', other: 'News' };",
      'export const jobMoved = {',
      "  sample: { status: 'moved', provider: 'Roofs & Sons' },",
      "  en: (data) => ({ subject: NEWS[data['status']] ?? 'News', paragraphs: [`By ${data.late ? 'phone' : 'Email'} from ${word(data, 'provider')}.`] }),",
      '};',
    ];
    writeFileSync(file, template.join('\n'));
    assert.deepEqual(
      saidTexts(parse(file)).map(({ text }) => text.trim()),
      ['The job has moved', 'News', 'News', 'By', 'phone', 'Email'],
    );
  });

  it('are told apart by their names', () => {
    const names = samples.map(({ kind, name }) => `${kind} ${name}`);
    assert.deepEqual(names, [...new Set(names)]);
  });

  it('have the purpose that their template states', () => {
    for (const { kind, when } of samples) assert.match(when, /^(To|A|From|Below) /, kind);
  });
});
