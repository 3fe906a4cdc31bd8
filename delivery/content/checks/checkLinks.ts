import { findRoute, type RouteManifest } from '@marketplace/section-kit/manifest';
import { ContentError } from '../ContentError.ts';
import type { ContentFile } from '../readContentFile.ts';
import { textsOf } from './values.ts';

/** A value that is an address of the product. */
const address = /^\/[\w/-]*(?:[?#][^\s]*)?$/;
/** A link of Markdown, or an attribute. */
const inText = /(?:\]\(|href=")(\/[^)"\s]*)/g;

/** The links of a file into the product, with their lines. */
export function linksIn(file: ContentFile): { link: string; line: number }[] {
  return textsOf(file).flatMap(({ text, line }) => {
    const links = address.test(text) ? [text] : [...text.matchAll(inText)].map((match) => match[1]!);
    return links.map((link) => ({ link, line }));
  });
}

/** Finds links into the product that no section answers. */
export function checkLinks(file: ContentFile, routes: readonly RouteManifest[]): ContentError[] {
  return linksIn(file)
    .filter(({ link }) => !findRoute(routes, link.split(/[?#]/)[0]!))
    .map(({ link, line }) => new ContentError(file.path, line, `${link} is a page of no section; correct the address or remove the link.`));
}
