import { colourDistance } from './colourDistance.ts';
import { inputHash, type ReadSource } from './inputHash.ts';
import { fileName, heightOf, limits, sha256, widths, type PackshotRecord, type Width } from './record.ts';
import { toneOf, type Wanted } from './wanted.ts';

/** What is to be there, what was recorded of it, and what is there. */
export interface Shelf {
  wanted: ReadonlyMap<string, Wanted>;
  record: PackshotRecord;
  /** Files of the folder of pictures, by their names. */
  files: ReadonlyMap<string, Uint8Array>;
  read: ReadSource;
}

/** The most that the measured colour may lie off the tone: wood and stone vary by themselves. */
const FAR = 12;

/** Width and height that an AVIF file says it has. */
function sizeOf(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes);
  const at = buffer.indexOf('ispe');
  return at < 0 ? 'no picture' : `${buffer.readUInt32BE(at + 8)} x ${buffer.readUInt32BE(at + 12)}`;
}

function fileFaults(key: string, width: Width, { record, files }: Shelf): string[] {
  const name = fileName(key, width);
  const bytes = files.get(name);
  if (!bytes) return [`${name} is missing`];
  const [size, stated] = [sizeOf(bytes), `${width} x ${heightOf(width)}`];
  return [
    ...(sha256(bytes) === record.pictures[key]!.files[width] ? [] : [`${name} is not the file that was recorded`]),
    ...(bytes.length <= limits[width] ? [] : [`${name} has ${bytes.length} bytes, more than ${limits[width]}`]),
    ...(size === stated ? [] : [`${name} is ${size}, not ${stated}`]),
  ];
}

function pictureFaultsOf(key: string, picture: Wanted, shelf: Shelf): string[] {
  const { record, read } = shelf;
  const taken = record.pictures[key];
  if (!taken) return [`${key} has no picture`];
  const tone = toneOf(picture);
  const apart = tone ? colourDistance(tone, taken.albedo) : 0;
  return [
    ...(taken.input === inputHash(key, picture, { blender: record.blender, read }) ? [] : [`${key} is older than what it is made of`]),
    ...(apart <= FAR ? [] : [`${key} is ${taken.albedo}, ${Math.round(apart)} away from its tone ${tone}`]),
    ...widths.flatMap((width) => fileFaults(key, width, shelf)),
  ];
}

/** Names of pictures that are one and the same file. */
function twins({ pictures }: PackshotRecord): string[] {
  const keys = new Map<string, string>();
  return Object.entries(pictures).flatMap(([key, { files }]) => {
    const other = keys.get(files[640]);
    keys.set(files[640], key);
    return other ? [`${other} and ${key} are one picture`] : [];
  });
}

/** What is wrong with the rendered pictures; `npm run render -w mf-catalog -- all` puts most of it right. */
export function packshotFaults(shelf: Shelf): string[] {
  const { wanted, record, files } = shelf;
  const orphans = Object.keys(record.pictures).filter((key) => !wanted.has(key));
  const named = new Set([...wanted.keys()].flatMap((key) => widths.map((width) => fileName(key, width))));
  return [
    ...[...wanted].flatMap(([key, picture]) => pictureFaultsOf(key, picture, shelf)),
    ...orphans.map((key) => `nothing on sale shows ${key}`),
    ...[...files.keys()].filter((name) => !named.has(name)).map((name) => `${name} is left over`),
    ...twins(record),
  ];
}
