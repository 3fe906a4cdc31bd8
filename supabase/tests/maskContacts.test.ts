import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();
const mask = async (words: string) =>
  (await database.query<{ masked: string }>('select private.mask_contacts($1) as masked', [words]))[0]!.masked;

/** [what is written, what is left of it: the mark stands for what is hidden]. */
const hidden: readonly (readonly [string, string])[] = [
  ['Call 416-555-0199', 'Call ￼'],
  ['Call (416) 555-0199 today', 'Call ￼ today'],
  ['416.555.0199', '￼'],
  ['416 555 0199', '￼'],
  ['4165550199', '￼'],
  ['1-800-555-0199', '￼'],
  ['+1 416 555 0199', '￼'],
  ['+14165550199', '￼'],
  ['4 1 6 5 5 5 0 1 9 9', '￼'],
  ['4-1-6-5-5-5-0-1-9-9 is mine', '￼ is mine'],
  ['4 1 6, 5 5 5, 0 1 9 9', '￼'],
  ['416–555–0199', '￼'],
  ['416\u00a0555\u00a00199', '￼'],
  ['416_555_0199', '￼'],
  ['416 / 555 / 0199', '￼'],
  ['My cell:416-555-0199, after five.', 'My cell:￼, after five.'],
  ['Appelez-moi au 514 555-0199.', 'Appelez-moi au ￼.'],
  ['Mon cellulaire : 514 555 01 99', 'Mon cellulaire : ￼'],
  ['Composez le 1 514 555-0199', 'Composez le ￼'],
  ['+33 1 23 45 67 89', '￼'],
  ['+44 20 7946 0958', '￼'],
  ['sam@example.ca', '￼'],
  ['Write to sam.roy+home@mail.example.co.uk please', 'Write to ￼ please'],
  ['SAM@EXAMPLE.CA', '￼'],
  ['sam @ example.ca', '￼'],
  ['sam (at) example.ca', '￼'],
  ['sam[at]example[dot]ca', '￼'],
  ['sam at example dot ca', '￼'],
  ['Courriel : élodie@exemple.quebec', 'Courriel : ￼'],
  ['sam arobase exemple point ca', '￼'],
  ['sam (arobas) exemple (point) ca', '￼'],
  ['Écrivez chez nous : sam chez exemple point com', 'Écrivez chez nous : ￼'],
  ['https://example.ca/photos?id=1', '￼'],
  ['See http://example.ca.', 'See ￼'],
  ['www.example.ca', '￼'],
  ['Our page is roofs-and-sons.ca', 'Our page is ￼'],
  ['Photos: drive.example.com/folder/1', 'Photos: ￼'],
  ['wa.me/14165550199', '￼'],
  ['bit.ly/3xYz', '￼'],
  ['Voir toitures.quebec, merci', 'Voir ￼, merci'],
  ['Cherchez toitures point ca', 'Cherchez ￼'],
  ['https://例え.example/あ', '￼'],
];

const kept = [
  '2x4',
  '1 200 $',
  '$1,200.50 to $2,500',
  'De 1 200 $ à 2 500 $, taxes comprises',
  'WRS325SDHZ08',
  'RF28R7351SR/AA',
  'Model 25-4165-3320-B',
  'R-20 and R-60',
  '3/4 in. by 8 ft.',
  '24 x 36 x 48',
  'M5V 2T6',
  '2026-11-23, 8:30 to 12:30',
  'le 23 novembre 2026 à 13 h 30',
  'Between 8.30 and 12.30',
  'About 12.5 m, or 41 ft',
  '3 500 000 $',
  'GFCI 15A 125V, 60 Hz',
  'No. 2 pine, i.e. the cheaper one',
  'Meet us at the back dot the i',
  'Unit 416, buzzer 0199',
  'Order 1Z 999 AA1 0123',
  'Je serai là à 8 h; c’est au 3e, app. 12',
];

describe('contact details in a message', () => {
  for (const [words, left] of hidden) test(`are hidden: ${words}`, async () => assert.equal(await mask(words), left));
  test('are never in words that the search of an inbox takes as they are', async () => {
    const skipped = await database.query<{ words: string }>(
      'select words from unnest($1::text[]) as words where not private.may_hold_contact(words)',
      [`{${hidden.map(([words]) => JSON.stringify(words)).join(',')}}`],
    );
    assert.deepEqual(skipped, []);
    assert.deepEqual(await database.query("select private.may_hold_contact('Leak repair 7, unit 12') as may"), [{ may: false }]);
  });
  for (const words of kept) test(`is none: ${words}`, async () => assert.equal(await mask(words), words));
});
