import { ContentError } from '../ContentError.ts';
import type { Collection } from '../readCollection.ts';
import type { ContentFile, DataPath } from '../readContentFile.ts';
import { mappingsAround, textsOf } from './values.ts';

/** An amount of money or a share: what is true on a day, by somebody's word. */
export const figure = /\$[\s\u00a0]?\d|\d[\s\u00a0]?[$%]|\d[\s\u00a0](?:percent|per cent|pour cent)/;

/** Fields of which a figure needs one each. */
const needed = {
  theirs: [
    ['asOf', 'updated', 'verifiedOn'],
    ['source', 'sources'],
  ],
  own: [['asOf', 'updated', 'date']],
};

/**
 * Finds figures that nobody dated. A figure is dated when the mapping it stands in, or one around it, says since when it holds
 * (`asOf`, or `updated` for the day it was last checked) and, unless it is our own, by whom (`sources` or `source`).
 */
export function checkFigures(file: ContentFile, { definition }: Collection): ContentError[] {
  const { figures = 'theirs', invented = [] } = definition as { figures?: 'own'; invented?: readonly string[] };
  const fields = needed[figures];
  const isSample = ([field]: DataPath): boolean => invented.includes(String(field));
  const isDated = (path: DataPath): boolean => fields.every((names) => says(mappingsAround(file.data, path), names));
  return textsOf(file)
    .filter(({ text, path }) => figure.test(text) && !path.includes('sources') && !isSample(path) && !isDated(path))
    .map(({ text, line }) => {
      const { index } = figure.exec(text)!;
      const shown = text.slice(Math.max(0, index - 20), index + 20).trim();
      const add = fields.map(([first]) => first).join(' and ');
      return new ContentError(file.path, line, `"…${shown}…" is a figure that nobody dated; add ${add}, or say it without the figure.`);
    });
}

function says(mappings: readonly unknown[], names: readonly string[]): boolean {
  return mappings.some(
    (part) => typeof part === 'object' && part !== null && names.some((name) => !isEmpty((part as Record<string, unknown>)[name])),
  );
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
