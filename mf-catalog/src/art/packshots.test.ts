import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash, sourcesIn, sourcesOf } from '../../packshots/inputHash.ts';
import { packshotFaults, type Shelf } from '../../packshots/packshotFaults.ts';
import { recordHash, sha256, type PackshotRecord } from '../../packshots/record.ts';
import { wantedPackshots, type Wanted } from '../../packshots/wanted.ts';
import { GROUND, picturesHash } from './pictures';
import { surfaceName } from './pictureNames';
import { surfaces } from './surfaces';

const folder = join(__dirname, '../../packshots');
const published = join(__dirname, '../../public/pictures');
const record = JSON.parse(readFileSync(join(folder, 'packshots.json'), 'utf8')) as PackshotRecord;
const read = sourcesIn(folder);
const wanted = wantedPackshots();
const files = new Map(
  readdirSync(published)
    .filter((name) => name.endsWith('.avif'))
    .map((name) => [name, readFileSync(join(published, name))]),
);
const shelf: Shelf = { wanted, record, files, read };

test('every picture is there, of what the item is today, small and in its colour', () => {
  expect(packshotFaults(shelf)).toEqual([]);
});

test('pages know the state of the pictures, and which have a surface', () => {
  expect(surfaces).toEqual([...wanted.keys()].filter((name) => wanted.has(surfaceName(name))).sort());
  expect(picturesHash).toBe(recordHash(record));
  expect(GROUND).toBe(record.ground);
});

test('a form is made of its file, the studio, and what both import', () => {
  const made = [...sourcesOf('board', read).keys()];
  expect(made).toEqual(expect.arrayContaining(['forms/board.py', 'studio/rig.py', 'studio/shoot.py', 'studio/stack.py', 'studio/wood.py']));
  expect(made).not.toContain('forms/plywood.py');
  expect(made).not.toContain('studio/sheets.py');
});

test('an import over several lines counts like one on a line', () => {
  const long = (path: string): string =>
    path === 'forms/board.py' ? 'from studio.stack import (\n    stack,\n)\nfrom studio import (\n    wood,\n    vinyl,\n)\n' : read(path);
  expect([...sourcesOf('board', long).keys()]).toEqual(expect.arrayContaining(['studio/stack.py', 'studio/wood.py', 'studio/vinyl.py']));
});

test.each([
  ['lies in its own shade', 'more samples', 'FINE', 'studio/fine.py'],
  ['has many fine edges', 'smaller pixels', 'SHARP', 'studio/sharp.py'],
])('a form that %s is taken with %s', (_why, _how, word, entry) => {
  const said = (path: string): string => (path === 'forms/board.py' ? `${read(path)}\n${word} = True\n` : read(path));
  expect([...sourcesOf('board', said).keys()]).toEqual(expect.arrayContaining(['forms/board.py', entry, 'studio/shoot.py']));
  expect(sourcesOf('board', read).has(entry)).toBe(false);
});

test('what stands together is older when one of its things has changed', () => {
  const key = 'thermostat-with-baseboard-thermostat';
  const hash = (source: typeof read): string => inputHash(key, wanted.get(key)!, { blender: record.blender, read: source });
  const changed = (form: string) => (path: string) => (path === `forms/${form}.py` ? `${read(path)}\n` : read(path));
  expect(new Set([hash(read), hash(changed('thermostat')), hash(changed('baseboard-thermostat')), hash(changed('doorbell'))]).size).toBe(3);
});

describe('a wrong row is found', () => {
  const key = 'board-cedar';
  const taken = record.pictures[key]!;
  const withPicture = (changes: Partial<typeof taken>): Shelf => ({
    ...shelf,
    record: { ...record, pictures: { ...record.pictures, [key]: { ...taken, ...changes } } },
  });
  const withFile = (bytes: Uint8Array): Shelf => ({
    ...withPicture({ files: { ...taken.files, 320: sha256(bytes) } }),
    files: new Map([...files, [`${key}-320.avif`, bytes]]),
  });
  const without = <Value>(map: ReadonlyMap<string, Value>, name: string) => new Map([...map].filter(([other]) => other !== name));
  const now = (picture: Wanted): Shelf => ({ ...shelf, wanted: new Map<string, Wanted>([...wanted, [key, picture]]) });

  const wrong: readonly (readonly [what: string, shelf: Shelf, fault: RegExp])[] = [
    [
      'an item without a picture',
      { ...shelf, wanted: new Map<string, Wanted>([...wanted, ['board-elm', { form: 'board' }]]) },
      /^board-elm has no picture$/,
    ],
    ['a picture of something else', withPicture({ input: '0' }), /^board-cedar is older than/],
    ['a form that changed', { ...shelf, read: (path) => read(path).replace('(1.05, .14', '(1.15, .14') }, /^board-cedar is older than/],
    [
      'a studio that changed',
      { ...shelf, read: (path) => read(path).replace("GROUND = '#f3efe6'", "GROUND = '#ffffff'") },
      /is older than/,
    ],
    ['another Blender', { ...shelf, record: { ...record, blender: '4.2.0' } }, /^board-cedar is older than/],
    [
      'an item whose wood is another now',
      now({ form: 'board', species: 'walnut' }),
      /^board-cedar is #\w+, \d+ away from its tone #6e4a31$/,
    ],
    ['a measured colour far from the tone', withPicture({ albedo: '#4a6fa5' }), /^board-cedar is #4a6fa5, \d+ away/],
    ['a file that is not the recorded one', withPicture({ files: { ...taken.files, 640: '0' } }), /^board-cedar-640.avif is not the file/],
    ['a file that is gone', { ...shelf, files: without(files, 'board-cedar-640.avif') }, /^board-cedar-640.avif is missing$/],
    [
      'a large file',
      withFile(Buffer.concat([files.get('board-cedar-320.avif')!, Buffer.alloc(12_000)])),
      /^board-cedar-320.avif has \d+ bytes/,
    ],
    ['another size', withFile(files.get('board-cedar-640.avif')!), /^board-cedar-320.avif is 640 x 400, not 320 x 200$/],
    ['what nothing on sale shows', { ...shelf, wanted: without(wanted, key) }, /^nothing on sale shows board-cedar$/],
    [
      'a file that nothing shows',
      { ...shelf, files: new Map([...files, ['sink-320.avif', Buffer.alloc(1)]]) },
      /^sink-320.avif is left over$/,
    ],
    [
      'two things in one picture',
      withPicture({ files: record.pictures['board-pine']!.files }),
      /^board-cedar and board-pine are one picture$/,
    ],
  ];
  test.each(wrong)('%s', (_, changed, fault) => {
    expect(packshotFaults(changed)).toContainEqual(expect.stringMatching(fault));
  });
});
