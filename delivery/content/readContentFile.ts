import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Locale } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { ContentError } from './ContentError.ts';

/** A path into the data of a file, such as `['costs', 0, 'low']`. */
export type DataPath = readonly (string | number)[];

/** One file of a collection: its data, and of MDX the words below the front matter. */
export interface ContentFile {
  /** Absolute. */
  path: string;
  data: unknown;
  /** MDX without its front matter; `null` for YAML. */
  body: string | null;
  /** Line of the file on which `body` begins. */
  bodyLine: number;
  /** Line of a value, or of the nearest thing around it that exists. */
  lineOf: (path: DataPath) => number;
}

/**
 * Reads a YAML file, or an MDX file with YAML front matter between two lines of three dashes. `{brand}` stands for the
 * product's name, `{product}` for its slug, `{points}` and `{promo}` for what it calls its points and its last promotion.
 *
 * @throws ContentError with the line when there is no front matter or the YAML is broken
 */
export function readContentFile(path: string): ContentFile {
  const text = named(readFileSync(path, 'utf8'), /\.fr\.\w+$/.test(path) ? 'fr' : 'en');
  if (extname(path) === '.yaml') return { path, body: null, bodyLine: 1, ...readYaml(path, text, 1) };
  const [, opening, head, body] = /^(---\r?\n)([\s\S]*?)^---\r?\n([\s\S]*)$/m.exec(text) ?? [];
  if (opening === undefined || !text.startsWith(opening)) {
    throw new ContentError(path, 1, 'begin with front matter: a line "---", "name: value" lines, and a line "---".');
  }
  const bodyLine = text.slice(0, text.length - body!.length).split('\n').length;
  return { path, body: body!, bodyLine, ...readYaml(path, head!, 2) };
}

/** The names of the product stand in one file only, which is not a file of content. */
function named(text: string, locale: Locale): string {
  const names: Record<string, string> = {
    brand: brand.name,
    product: brand.slug,
    points: brand.pointsName[locale],
    promo: brand.promo.code,
  };
  return text.replace(/\{(\w+)\}/g, (written, name: string) => names[name] ?? written);
}

function readYaml(path: string, text: string, firstLine: number): Pick<ContentFile, 'data' | 'lineOf'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) throw new ContentError(path, lineAt(error.pos[0]), `${error.message.split('\n')[0]} Correct the YAML.`);
  return { data: document.toJS(), lineOf: (place) => lineAt(offsetOf(document, place)) };
}

function offsetOf(document: Document.Parsed, path: DataPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
