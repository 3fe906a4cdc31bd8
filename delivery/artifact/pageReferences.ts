import type { Artifact } from '@marketplace/section-kit/manifest';
import ts from 'typescript';
import { linksIn } from '../content/checks/checkLinks.ts';
import { readCollections } from '../content/readCollection.ts';
import { readContentFile } from '../content/readContentFile.ts';
import { forEachNode, sourceFiles } from './sourceFiles.ts';

/** Attributes and properties that hold an address. */
const holders = ['href', 'to'];

/**
 * The pages a section links to and the fragments of others it places, as its code and its content name them. What is only
 * known when it runs is left out, and stands as `:` inside an address.
 *
 * @param dir folder of the section's package
 */
export function pageReferences(dir: string): Required<Pick<Artifact, 'links' | 'places'>> {
  const links = new Set<string>();
  const places = new Set<string>();
  for (const source of sourceFiles(dir)) {
    forEachNode(source, (node) => {
      if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
        const value = valueOf(node);
        if (value && holders.includes(node.name.getText())) for (const link of textsOf(value)) links.add(link);
      }
      const place = fragmentIn(node);
      if (place) places.add(place);
    });
  }
  const ofContent = readCollections(dir)
    .flatMap(({ files }) => [...files.values()].flatMap((languages) => Object.values(languages)))
    .flatMap((path) => linksIn(readContentFile(path)).map(({ link }) => link));
  const addresses = [...links, ...ofContent].map((link) => link.split(/[?#]/)[0]!).filter((link) => /^\/(?![/:])/.test(link));
  return { links: [...new Set(addresses)].sort(), places: [...places].sort() };
}

/** The expression an attribute or a property is given. */
function valueOf(node: ts.JsxAttribute | ts.PropertyAssignment): ts.Expression | undefined {
  const { initializer } = node;
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : (initializer as ts.Expression | undefined);
}

/** Both branches of a choice are addresses. */
function textsOf(value: ts.Expression): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isConditionalExpression(value)) return [...textsOf(value.whenTrue), ...textsOf(value.whenFalse)];
  if (ts.isTemplateExpression(value)) return addressOf(value) ?? [];
  return [];
}

/** @returns nothing when a part that is only known later may hold more than one step of the path */
function addressOf({ head, templateSpans }: ts.TemplateExpression): string[] | null {
  let text = head.text;
  for (const { literal } of templateSpans) {
    if (/[?#]/.test(text)) break;
    if (!text.endsWith('/') || !/^([/?#]|$)/.test(literal.text)) return null;
    text += `:${literal.text}`;
  }
  return [text];
}

/** What `<Fragment name="…" />` places. */
function fragmentIn(node: ts.Node): string | null {
  if (!ts.isJsxOpeningLikeElement(node) || node.tagName.getText() !== 'Fragment') return null;
  const name = node.attributes.properties.find(
    (property): property is ts.JsxAttribute => ts.isJsxAttribute(property) && property.name.getText() === 'name',
  );
  const value = name && valueOf(name);
  return value && ts.isStringLiteralLike(value) ? value.text : null;
}
