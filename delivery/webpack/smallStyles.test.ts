import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { smallStyles } from './smallStyles.ts';

const compile = (source: string): string =>
  ts
    .transpileModule(`import styled, { css as rules, keyframes, createGlobalStyle } from 'styled-components';\n${source}`, {
      fileName: 'src/Card.tsx',
      transformers: { before: [smallStyles] },
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    })
    .outputText.split('\n')
    .slice(1)
    .join('\n')
    .trim();

describe('styles on their way into the browser', () => {
  it('leave comments and indentation behind', () => {
    const source = `const Card = styled.div<{ $wide: boolean }>\`
  display: grid; /* The reader's, not the "visitor's */
  margin: 0 auto;
  /* Why. */
  &:hover > :first-child, & b { color: red; }
  @media (min-width: 40em) {
    gap: 1px;
  }
\`;`;
    const styles = 'display:grid;margin:0 auto;&:hover > :first-child, & b{color:red;}@media (min-width:40em){gap:1px;}';
    assert.equal(compile(source), `const Card = styled.div \`${styles}\`;`);
  });

  it('keep the space around what is filled in, also inside of it', () => {
    const source = `const Card = styled(Tile)\`
  \${media.md} { padding: \${one} \${two}; }
  \${Other}:hover & { color: \${({ $tone }) => tones[$tone]}; }
  \${({ $wide }) => $wide && rules\`
    width: 100%;
  \`}
  \${mixin}
  top: \${gap}px;
\`;`;
    const inner = '${({ $wide }) => $wide && rules `width:100%;`}';
    const styles =
      '${media.md}{padding:${one} ${two};}${Other}:hover &{color:${({ $tone }) => tones[$tone]};}' + `${inner} \${mixin} top:\${gap}px;`;
    assert.equal(compile(source), `const Card = styled(Tile) \`${styles}\`;`);
  });

  it('keep what stands in quotes, and all of what takes a parser to understand', () => {
    assert.equal(compile("const a = rules`content: ' a;  b ';\n  top: 0;`;"), "const a = rules `content:' a;  b ';top:0;`;");
    for (const odd of [
      "content: '${mark}';\n  top: 0;",
      "content: '\\\\201C';\n  top: 0;",
      'a: b;\n  // c\n  top: 0;',
      '/* ${no} */\n  top: 0;',
    ])
      assert.equal(compile(`const a = rules\`${odd}\`;`), `const a = rules \`${odd}\`;`);
  });

  it('are those of animations and of the page too, and other templates stay as they are', () => {
    assert.equal(compile('const a = keyframes`\n  to { top: 0; }\n`;'), 'const a = keyframes `to{top:0;}`;');
    assert.equal(compile('const a = createGlobalStyle`\n  p { top: 0; }\n`;'), 'const a = createGlobalStyle `p{top:0;}`;');
    for (const other of ['const a = `a:  b;`;', 'const a = gql `a:  b;`;']) assert.equal(compile(`${other}\nrules;`), `${other}\nrules;`);
  });
});
