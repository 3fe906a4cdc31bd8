import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { repositoryRoot } from '../build/productPackages.ts';
import { expectOwnSelectors, foreignSelectors } from './foreignSelectors.ts';

function section(styles: string, more = ''): string {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src', 'Card.tsx'), `import styled, { css, createGlobalStyle } from 'styled-components';\n${styles}\n`);
  writeFileSync(join(dir, 'src', 'Other.tsx'), more);
  return dir;
}

describe('a selector of a section', () => {
  const refused: [string, string, string][] = [
    ['the class of a component of another section', 'const Card = styled.div`& .s1a2b3c { color: red; }`;', 's1a2b3c'],
    ['a class in a list of selectors', 'const Card = styled.div`a, b > .price:hover, i { color: red; }`;', 'price'],
    ['a class after declarations and a rule', 'const Card = styled.div`color: red; a { top: 0 } .price { color: red; }`;', 'price'],
    ['a class inside a condition', 'const Card = styled.div`@media (width > 9.5em) { .price { color: red; } }`;', 'price'],
    ['a class inside of another selector', 'const Card = styled.div`&:not(:has(.price)) { color: red; }`;', 'price'],
    ['a class beside a component', 'const Card = styled(Tile)`${Row} .price { color: red; }`;', 'price'],
    ['a class given as a text', "const Card = styled.div`${'.price'} { color: red; }`;", 'price'],
    ['a class in a part of styles', 'const part = css`.price & { color: red; }`;', 'price'],
    ['a class in styles of the page', 'const Page = createGlobalStyle`.price { color: red; }`;', 'price'],
    ['a class in an object of styles', "const Card = styled.div({ '& .price': { color: 'red' } });", 'price'],
    ['classes by a piece of their name', 'const Card = styled.div`[class*="price"] { color: red; }`;', '[class=…]'],
  ];
  for (const [what, styles, name] of refused) {
    it(`is refused for ${what}`, () => {
      const dir = section(styles);
      assert.deepEqual(foreignSelectors(dir), [`src/Card.tsx:2 (${name})`]);
      assert.throws(() => expectOwnSelectors(dir), /no element of the section has at src\/Card\.tsx:2 .*by className/);
    });
  }

  const accepted: [string, string, string?][] = [
    ['a class that an element of the section is given', 'const Card = styled.div`.price { top: 0; }`;', '<b className="small price" />'],
    ['one of two that it is given', 'const Card = styled.div`.price { top: 0; }`;', "<b className={isOn ? 'price' : undefined} />"],
    ['components of its own', 'const Card = styled.div`${Row}:hover & { top: 0; }`;'],
    ['whether there is any class', 'const Card = styled.div`li:not([class]) { top: 0; }`;'],
    ['values that only look like one', 'const Card = styled.div`margin: .5em; a { background: url(a.svg); transition: top .2s; }`;'],
    ['texts and comments', "const Card = styled.div`/* .price { */ a::before { content: '.price {'; } b { top: 0; }`;"],
    ['what is no style', 'const text = print`.price { top: 0; }`;'],
  ];
  for (const [what, styles, more] of accepted) {
    it(`may name ${what}`, () => assert.deepEqual(foreignSelectors(section(styles, more)), []));
  }
});

it('the sections of the product name no class of others', () => {
  for (const name of sectionNames(repositoryRoot)) assert.deepEqual(foreignSelectors(join(repositoryRoot, name)), [], name);
});
