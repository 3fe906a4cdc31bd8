import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { forms } from '../pictures/forms.ts';
import type { Picture } from '../pictures/Picture.ts';
import { tones } from '../pictures/tones.ts';
import { usedPictures } from '../pictures/usedPictures.ts';
import { clearance } from '../seed/deals/clearance.ts';
import { makeMaterials } from '../seed/materials/makeMaterials.ts';
import { pictureFaults, sharedNames, type NotItsLooks, type Shown } from './support/pictureFaults.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

const LOOKS = ['Finish', 'Colour', 'Species'];

const onSale: readonly Shown[] = [
  ...makeMaterials().map(({ item: [name, nameFr, , , , picture, extras] }) => {
    const looks = (extras?.specs ?? []).filter(([label]) => LOOKS.includes(label));
    return {
      english: [name, ...looks.map(([, , value]) => value)],
      french: [nameFr, ...looks.map(([, , value, french = value]) => french)],
      picture,
    };
  }),
  ...clearance.map(({ title: [english, french], pictures: [picture] }) => ({ english: [english], french: [french], picture })),
];

/** By English name. */
const notItsLooks: NotItsLooks = {
  'Fireclay Apron Sink 33 in': ['grès'],
  'Concrete Anchors 3/8 in, 50 Pieces': ['concrete', 'béton'],
  'Concrete Floor Sealer': ['concrete', 'béton'],
  'Concrete Mix 30 kg': ['concrete', 'béton'],
  'Cedar Deck Board, Clear': ['clear'],
  'Wallpaper, Fern Forest': ['forest', 'forêt'],
  'Rigid Foam 2 in, 4 x 8 ft': ['mousse'],
  'Stone Veneer, Canyon': ['natural', 'naturel'],
  'Stone Veneer, Slate': ['natural', 'naturel'],
  'Stone Veneer, Sandstone': ['natural', 'naturel'],
  'Sand Filter 22 in with Valve': ['sand', 'sable'],
  'Spray Foam for Windows 750 mL': ['mousse'],
};

describe('the picture of everything on sale', () => {
  test('shows what its words say, in both languages', () => {
    assert.deepEqual(
      onSale.flatMap((shown) => pictureFaults(shown, notItsLooks[shown.english[0]!])),
      [],
    );
  });

  test('is another for another form, colour, wood or number', () => {
    assert.deepEqual(sharedNames([...usedPictures().values()].flat()), []);
  });

  test('is named so that a row can hold the name', () => {
    assert.deepEqual(
      [...usedPictures().keys()].filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 60),
      [],
    );
  });

  test('is of a form and a colour of the tables, and the tables have no other', () => {
    const used = [...usedPictures().values()].flat();
    assert.deepEqual([...new Set(used.map(({ form }) => form))].sort(), [...forms].sort());
    assert.deepEqual(
      [...new Set(used.flatMap(({ finish, colour, species }) => [finish, colour, species]))].filter((key) => key !== undefined).sort(),
      Object.keys(tones).sort(),
    );
  });

  test('is excused for no word that is not there', () => {
    for (const [name, words] of Object.entries(notItsLooks)) {
      const shown = onSale.find(({ english }) => english[0] === name);
      assert.ok(shown, name);
      for (const word of words)
        assert.ok(
          pictureFaults(
            shown,
            words.filter((other) => other !== word),
          ).length > 0,
          `${name}: ${word}`,
        );
    }
  });
});

describe('a wrong row is found', () => {
  const faucet: Shown = {
    english: ['Gooseneck Faucet, Copper'],
    french: ['Robinet col-de-cygne, cuivre'],
    picture: { form: 'gooseneck-faucet', finish: 'copper' },
  };
  const wrong: readonly (readonly [what: string, row: Shown, faults: number])[] = [
    ['nothing wrong', faucet, 0],
    ['no picture', { ...faucet, picture: undefined }, 1],
    ['a form that nobody draws', { ...faucet, picture: { form: 'unicorn' as Picture['form'], finish: 'copper' } }, 1],
    ['another finish than both names say', { ...faucet, picture: { form: 'gooseneck-faucet', finish: 'matte-black' } }, 4],
    ['a finish that only English says', { ...faucet, french: ['Robinet col-de-cygne, noir mat'] }, 2],
    ['no finish where the names have one', { ...faucet, picture: { form: 'gooseneck-faucet' } }, 2],
    [
      'a wood under a colour that the names do not say',
      { english: ['Maple, Cinder'], french: ['Érable, cendre'], picture: { form: 'flooring', species: 'oak', colour: 'cinder' } },
      4,
    ],
    [
      'a pair drawn once',
      { english: ['Lantern Pair, Bronze'], french: ['Paire de lanternes, bronze'], picture: { form: 'porch-lantern', finish: 'bronze' } },
      1,
    ],
    [
      'another number of pieces',
      {
        english: ['Set, Brass, 5 Pieces'],
        french: ['Ensemble, laiton, 5 pièces'],
        picture: { form: 'bath-set', finish: 'brass', count: 4 },
      },
      1,
    ],
    ['a specification that says another finish', { ...faucet, english: [...faucet.english, 'Chrome'] }, 1],
  ];
  for (const [what, row, faults] of wrong) {
    test(what, () => assert.equal(pictureFaults(row).length, faults, pictureFaults(row).join('\n')));
  }

  test('two looks under one name', () => {
    const silver = { form: 'barn-board', colour: 'silver' } as unknown as Picture;
    const board = { form: 'barn', colour: 'board-silver' } as unknown as Picture;
    assert.deepEqual(sharedNames([silver, board]), ['barn-board-silver']);
  });

  test('a colour inside a longer one counts once', () => {
    assert.deepEqual(
      pictureFaults({
        english: ['Mosaic, Blue-Green'],
        french: ['Mosaïque, bleu-vert'],
        picture: { form: 'glass-mosaic', colour: 'blue-green' },
      }),
      [],
    );
  });
});

/** What was on sale when the migration was written; later goods came with their pictures. */
const THEN = 198;

describe('samples that were loaded before', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase({ seed: true });
  });
  after(() => database.close());

  test('get the pictures of the seed, and nobody else’s row does', async () => {
    const migration = await readFile(new URL('../migrations/20261128000000_pictures_of_samples.sql', import.meta.url), 'utf8');
    const pictures = () =>
      database.query('select id::text, image from public.materials union all select id::text, image from public.deals order by 1');
    const seeded = await pictures();
    await rolledBack(database, async () => {
      await database.exec(`update public.materials set image = 'shelf' where id <= ${THEN}; update public.deals set image = 'shelf'`);
      await database.exec(migration);
      assert.deepEqual(await pictures(), seeded);
      await database.exec("update public.materials set image = 'own', is_sample = false where id = 1");
      await database.exec(migration);
      assert.deepEqual(await database.query('select image from public.materials where id = 1'), [{ image: 'own' }]);
    });
  });
});
