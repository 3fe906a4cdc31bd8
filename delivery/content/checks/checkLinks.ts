import { findRoute, type RouteManifest } from '@marketplace/section-kit/manifest';
import { ContentError } from '../ContentError.ts';
import type { ContentFile } from '../readContentFile.ts';
import { textsOf } from './values.ts';

/** A value that is an address of the product. */
const address = /^\/[\w/-]*(?:[?#][^\s]*)?$/;
/** A link of Markdown, or an attribute. */
const inText = /(?:\]\(|href=")(\/[^)"\s]*)/g;

/** Finds links into the product that no section answers. */
export function checkLinks(file: ContentFile, routes: readonly RouteManifest[]): ContentError[] {
  return textsOf(file).flatMap(({ text, line }) => {
    const links = address.test(text) ? [text] : [...text.matchAll(inText)].map((match) => match[1]!);
    return links
      .filter((link) => !findRoute(routes, link.split(/[?#]/)[0]!))
      .map((link) => new ContentError(file.path, line, `${link} is a page of no section; correct the address or remove the link.`));
  });
}
