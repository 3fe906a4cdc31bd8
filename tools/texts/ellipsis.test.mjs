import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { parse } from './readCatalogues.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const root = join(import.meta.dirname, '../..');

/** The specification writes these with three full stops, and they stay exact. */
const exact = new Set([
  'Signing In...',
  'Creating Account...',
  'Search categories...',
  'Search materials, brands, or products...',
  'Choose a service...',
  'Connecting you to {{phone}}...',
]);

/** Every text of a source file, whether a catalogue, a pair of languages or a mail holds it. */
function textsOf(file) {
  const texts = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return texts;
}

function inSources() {
  const mails = globSync('supabase/mails/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return [...sourceFiles(root), ...mails.map((file) => join(root, file))].flatMap((file) => textsOf(file).map((text) => ({ file, text })));
}

const sources = inSources();

const inContent = () =>
  globSync('mf-*/content/**/*.{yaml,mdx}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text) => ({ file, text })),
  );

describe('an ellipsis', () => {
  it('is the one character, but where the specification says otherwise', () => {
    const wrong = [...sources, ...inContent()].filter(({ text }) => text.includes('...') && !exact.has(text));
    assert.deepEqual(wrong, []);
  });

  it('of the specification is still said as it stands there', () => {
    const said = new Set(sources.map(({ text }) => text));
    assert.deepEqual(
      [...exact].filter((text) => !said.has(text)),
      [],
    );
  });
});
