import type { ContentFile, DataPath } from '../readContentFile.ts';

/** A text somewhere in a file. */
interface Text {
  text: string;
  line: number;
  /** Where it stands in the data; empty for the body of MDX. */
  path: DataPath;
}

/** Every text of a file: those of its data, and the lines of its body. */
export function textsOf(file: ContentFile): Text[] {
  const inData = leavesOf(file.data).flatMap(([path, value]) =>
    typeof value === 'string' ? [{ text: value, line: file.lineOf(path), path }] : [],
  );
  const inBody = (file.body ?? '').split('\n').map((text, index) => ({ text, line: file.bodyLine + index, path: [] }));
  return [...inData, ...inBody];
}

/** Every value without parts, with the path to it. */
export function leavesOf(value: unknown, path: DataPath = []): [DataPath, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** What a path leads through, from the whole data to the value itself. */
export function mappingsAround(data: unknown, path: DataPath): unknown[] {
  return path.reduce<unknown[]>((parts, key) => [...parts, (parts.at(-1) as Record<string | number, unknown>)[key]], [data]);
}
