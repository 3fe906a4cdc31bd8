import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import ts from 'typescript';
import { listFiles } from '../artifact/listFiles.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { liveIds, stableIds } from './stableIds.ts';

const compile = (fileName: string, source: string, giveIds = stableIds): string =>
  ts.transpileModule(source, {
    fileName,
    transformers: { before: [giveIds] },
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  }).outputText;
const idsOf = (code: string): string[] => [...code.matchAll(/\.withConfig\(\{ componentId: "(\w+)" \}\)/g)].map(([, id]) => id!);

/** A package somewhere else each time. */
function makePackage(files: readonly string[] = ['Card.tsx'], name = '@marketplace/mf-sample'): string {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  for (const file of files) writeFileSync(join(dir, 'src', file), "import styled from 'styled-components';");
  return dir;
}
const dir = makePackage();
const ids = (source: string, file = join(dir, 'src', 'Card.tsx'), giveIds = stableIds): string[] =>
  idsOf(compile(file, `import styled, { css } from 'styled-components';\n${source}`, giveIds));

describe('the id of a styled component', () => {
  const card = ids('export const Card = styled.div`color: red;`;');

  it('can be a class name', () => {
    assert.match(card.join(), /^p[0-9a-z]{6}$/);
  });

  it('depends on nothing but the package and its styles, the number of the file in it and that of the component in the file', () => {
    assert.deepEqual(ids("const Tile = styled.section`color: ${'blue'};`;", join(makePackage(), 'src', 'Card.tsx')), card);
    for (const other of [
      ids('const Card = styled.div``', join(dir, 'src', 'Tile.tsx')),
      ids('const Card = styled.div``', join(makePackage(['Card.tsx'], '@marketplace/mf-other'), 'src', 'Card.tsx')),
      ids('const Row = styled.p``;\nconst Card = styled.div``').slice(1),
    ])
      assert.notDeepEqual(other, card);
  });

  it('is another once a style of the package has changed, so that two versions in one page do not share a class', () => {
    const idWith = (other: string) => {
      const changed = makePackage(['Card.tsx', 'Row.tsx']);
      writeFileSync(join(changed, 'src', 'Row.tsx'), `import styled from 'styled-components';\n${other}`);
      return ids('export const Card = styled.div`color: red;`;', join(changed, 'src', 'Card.tsx'))[0];
    };
    const before = idWith("export const Row = styled.p`top: ${gap}px;`;\nexport const text = 'one';");
    assert.notEqual(idWith("export const Row = styled.p`top: ${2 * gap}px;`;\nexport const text = 'one';"), before);
    assert.equal(idWith("export const Row = styled.p`top: ${gap}px;`;\nexport const text = 'two';"), before);
  });

  it('says whether a style may name the component: one in a template, without a name of its own, or lent to others', () => {
    const source = `import styled from 'styled-components';
      export const Shown = styled.b\`\`;
      const Own = styled.i\`\`;
      export const Row = styled.p\`\${({ $wide }) => ($wide ? \`\${Shown} { top: 0; }\` : '')}\`;
      export const parts = { Part: styled.u\`\` };`;
    const kindsIn = (description: object) => {
      const where = makePackage();
      writeFileSync(join(where, 'package.json'), JSON.stringify({ name: '@marketplace/mf-sample', version: '1.0.0', ...description }));
      writeFileSync(join(where, 'src', 'Card.tsx'), source);
      return idsOf(compile(join(where, 'src', 'Card.tsx'), source))
        .map((id) => id[0])
        .join('');
    };
    assert.equal(kindsIn({}), 'spps');
    assert.equal(kindsIn({ exports: { '.': './src/index.ts' } }), 'spss');
  });

  it('is the same in whichever order files are compiled, and tests beside them do not count', () => {
    const two = makePackage(['First.tsx', 'Second.tsx']);
    const other = makePackage(['First.tsx', 'First.test.tsx', 'Second.tsx']);
    const idIn = (package_: string, file: string) => ids('const Card = styled.div``', join(package_, 'src', file))[0];
    const there = [idIn(two, 'First.tsx'), idIn(two, 'Second.tsx')];
    assert.deepEqual([idIn(other, 'Second.tsx'), idIn(other, 'First.tsx')], there.toReversed());
    assert.equal(new Set(there).size, 2);
  });

  it('is another in a development server after each edit of its file, and a class, because a style may come to name it', () => {
    const live = (source: string) => ids(source, join(dir, 'src', 'Card.tsx'), liveIds)[0]!;
    const [before, after] = [live('const Card = styled.div`top: 0;`'), live('const Card = styled.div`top: 1px;`')];
    assert.notEqual(after, before);
    assert.equal(live('const Card = styled.div`top: 0;`'), before);
    assert.match(before + after, /^s\w+s\w+$/);
  });

  it('of a file that came since the first was compiled is none of the others', () => {
    const growing = makePackage();
    const idIn = (file: string) => ids('const Card = styled.div``', join(growing, 'src', file))[0];
    const first = idIn('Card.tsx');
    assert.equal(new Set([first, idIn('Added.tsx'), idIn('Another.tsx')]).size, 3);
    assert.equal(idIn('Card.tsx'), first);
  });

  it('is the same for a component of another, one with attributes, one with settings, and one made of an object', () => {
    const makers = [
      'styled(Tile)`a: b;`',
      'styled(Tile)<{ $wide: boolean }>`a: b;`',
      "styled.div.attrs({ role: 'list' })`a: b;`",
      'styled(Tile).attrs<Props>((props) => ({ title: props.name }))<Props>`a: b;`',
      'styled.div.withConfig({ shouldForwardProp })`a: b;`',
      'styled.div({ a: 1 })',
      "styled('div')({ a: 1 })",
    ];
    for (const maker of makers) assert.deepEqual(ids(`const Card = ${maker};`), card, maker);
  });

  it('follows what the file calls the library', () => {
    const source = "import { styled as make } from 'styled-components';\nconst Card = make.div``;";
    assert.deepEqual(idsOf(compile(join(dir, 'src', 'Card.tsx'), source)), card);
    assert.deepEqual(idsOf(compile(join(dir, 'src', 'Card.tsx'), "import styled from './own';\nconst Card = styled.div``;")), []);
  });

  it('differs for two components of one file, whether named, nested or nameless', () => {
    const source = `
      const Card = styled.div\`\`;
      const Row = styled.div\`&:hover \${styled.b\`\`} { color: red; }\`;
      function first() { const Card = styled.div\`\`; return Card; }
      const second = () => { const Card = styled.div\`\`; return Card; };
      const parts = { Card: styled.div\`\`, 'other-card': styled.div\`\` };
      const both = [styled.div\`\`, styled.div\`\`];
      export default styled.div\`\`;`;
    const all = ids(source);
    assert.equal(all.length, 10);
    assert.equal(new Set(all).size, 10);
    assert.equal(all[0], card[0]);
  });

  it('is for components only: css and what is called on a tag stay as they are', () => {
    assert.deepEqual(ids('const wide = css`width: 100%;`;\nconst Tag = styled.div;\nconst make = styled(Tag);'), []);
  });

  it('leaves the styles as they are, and a component among them gets its own', () => {
    const code = compile(
      join(dir, 'src', 'Card.tsx'),
      "import styled from 'styled-components';\nconst Row = styled.p`&:hover ${Card} { top: ${({ $top }) => $top}px; }`;",
    );
    assert.match(code, /\.withConfig\(\{ componentId: "\w+" \}\) `&:hover \$\{Card\} \{ top: \$\{\(\{ \$top \}\) => \$top\}px; \}`/);
  });
});

describe('the ids of the product', () => {
  it('are all different', () => {
    const places = new Map<string, string>();
    for (const name of ['shared-ui', 'section-kit', 'shell', ...sectionNames(repositoryRoot)]) {
      const sources = join(repositoryRoot, name, 'src');
      for (const file of listFiles(sources).filter((path) => /(?<!\.test)\.tsx?$/.test(path))) {
        const text = readFileSync(join(sources, file), 'utf8');
        if (!text.includes('styled-components')) continue;
        for (const id of idsOf(compile(join(sources, file), text))) {
          const place = `${name}/src/${file}`;
          assert.equal(places.get(id), undefined, `A component of ${place} has the id ${id} of another; rename one.`);
          places.set(id, place);
        }
      }
    }
    assert.ok(places.size > 700);
  });
});
