import { basename, join } from 'node:path';
import { ContentError } from '../ContentError.ts';
import { readCollection, type Collection } from '../readCollection.ts';
import type { ContentFile, DataPath } from '../readContentFile.ts';
import { figure } from './checkFigures.ts';
import { leavesOf, mappingsAround, textsOf } from './values.ts';

/** What holds for some time or reach, or counts things of a kind, is a figure too, where figures are cited. */
const span =
  /\d[ \u00a0-](?:\p{Ll}+ )?(?:years?|months?|weeks?|days?|hours?|points?|homes?|units?|ans?|années?|mois|semaines?|jours?|heures?|logements?|habitations?)(?![\p{L}])/u;

/** A plain count, such as 500 or 4,000; not a year, nor the number in a name such as line 31270. */
const count = /(?<![\p{L}\d.,-])\d{1,3}(?:(?:[,\u00a0]\d{3})+|(?<=\d{3}))(?![\p{L}\d]|[,.]\d)/u;

/** A field of this name says the sources of everything in its mapping, however deep. */
const heads = ['source', 'caption', 'summary'];

interface CitedText {
  text: string;
  line: number;
  path: DataPath;
  sources: string[];
}

/**
 * Finds figures that name no source, and marks that name none of those the file lists. A figure is cited by its own text, by a
 * text beside it in the same mapping, or by a head (caption, summary, source) of a mapping around it; a number below a caption is a
 * figure that is drawn. A text at the top of the file, such as its description, may repeat what is cited below.
 */
export function checkCitations(file: ContentFile, { dir, definition }: Collection): ContentError[] {
  const { cites } = definition as Pick<Collection['definition'], 'cites'>;
  if (!cites) return [];
  const known = readCollection(join(dir, '..', cites.from)).files;
  const listed = (file.data as { sources?: string[] }).sources ?? [];
  const texts = textsOf(file)
    .filter(({ path }) => path.length > 0 && path[0] !== 'sources')
    .map((said): CitedText => ({ ...said, ...cites.read(said.text) }));
  const named = [
    ...listed.map((id, index) => ({ id, line: file.lineOf(['sources', index]) })),
    ...texts.flatMap(({ sources, line, path, text }) =>
      [...sources, ...(path.at(-1) === 'source' ? [text] : [])].map((id) => ({ id, line })),
    ),
  ];
  const complain = (line: number, text: string): ContentError => new ContentError(file.path, line, text);
  const sourcesOf = (text: string): string[] => cites.read(text).sources;
  const isCited = ({ sources, path }: CitedText): boolean => sources.length > 0 || isCitedAround(file.data, path, sourcesOf);
  const mark = `a mark such as [${listed[0] ?? 'source'}]`;
  const repeated = new Set(texts.filter(isCited).flatMap(({ text }) => numbersOf(text)));
  return [
    ...named.flatMap(({ id, line }) => {
      if (!known.has(id)) return [complain(line, `[${id}] is no source: there is no entry "${id}" in content/${cites.from}.`)];
      return listed.includes(id) ? [] : [complain(line, `[${id}] is not among the sources of the file; add it there.`)];
    }),
    ...texts
      .filter((said) => [figure, span, count].some((kind) => kind.test(said.text)) && !isCited(said))
      .filter(({ text, path }) => path.length > 1 || !numbersOf(text).every((number) => repeated.has(number)))
      .map(({ text, line }) => complain(line, `"${text.slice(0, 40)}…" has a figure that names no source; end it with ${mark}.`)),
    ...drawnNumbers(file.data)
      .filter(([path]) => !isCitedAround(file.data, path, sourcesOf))
      .map(([path, number]) => complain(file.lineOf(path), `${number} is drawn and names no source; end its caption with ${mark}.`)),
  ];
}

/** Finds marks that stand in one language only: both say the same figures, by the same word. */
export function checkSameCitations(english: ContentFile, french: ContentFile, { definition }: Collection): ContentError[] {
  const { cites } = definition as Pick<Collection['definition'], 'cites'>;
  if (!cites) return [];
  const marksOf = (file: ContentFile): Map<string, string> =>
    new Map(textsOf(file).map(({ text, path }) => [path.join('.'), cites.read(text).sources.join(', ')]));
  const wanted = marksOf(english);
  return [...marksOf(french)]
    .filter(([path, marks]) => (wanted.get(path) ?? '') !== marks)
    .map(([path]) => {
      const place = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const twin = `${basename(english.path)}:${english.lineOf(place)}`;
      return new ContentError(
        french.path,
        french.lineOf(place),
        `${path} names other sources than ${twin}; correct the one that is wrong.`,
      );
    });
}

function isCitedAround(data: unknown, path: DataPath, sourcesOf: (text: string) => string[]): boolean {
  const around = mappingsAround(data, path).slice(1, -1);
  return around.some((part, index) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
    const isBeside = index === around.length - 1;
    return Object.entries(part).some(
      ([field, value]) =>
        typeof value === 'string' && (isBeside || heads.includes(field)) && (field === 'source' || sourcesOf(value).length > 0),
    );
  });
}

/** Numbers of data below a caption, which tells readers what is drawn of them. */
function drawnNumbers(data: unknown): [DataPath, number][] {
  const numbers = leavesOf(data).filter((leaf): leaf is [DataPath, number] => typeof leaf[1] === 'number');
  return numbers.filter(([path]) =>
    mappingsAround(data, path.slice(0, -1)).some((part) => typeof (part as { caption?: unknown }).caption === 'string'),
  );
}

/** The numbers of a text, whatever the language: 1,500.5 and 1 500,5 are the same. */
function numbersOf(text: string): string[] {
  return (text.match(/\d+(?:[ \u00a0,.]\d+)*/g) ?? []).map((number) => number.replace(/[ \u00a0,.]/g, ''));
}
