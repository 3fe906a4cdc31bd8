import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type * as React from 'react';
import type { renderToString as render } from 'react-dom/server';
import type * as Library from 'styled-components';
import styledLibrary from './styledLibrary.ts';

const ofShell = createRequire(join(import.meta.dirname, '../../shell/package.json'));
const published = join(dirname(ofShell.resolve('styled-components/package.json')), 'dist');
const codeOf = (file: string): string =>
  styledLibrary.call({ resourcePath: join(published, file) }, readFileSync(join(published, file), 'utf8'));

// Where the modules that it imports are found.
const changed = join(import.meta.dirname, `../../shell/.styled-${process.pid}.mjs`);
after(() => rmSync(changed, { force: true }));
writeFileSync(changed, codeOf('styled-components.esm.js'));
const { styled, createGlobalStyle, keyframes, ServerStyleSheet } = (await import(pathToFileURL(changed).href)) as typeof Library;
const { createElement } = ofShell('react') as typeof React;
const { renderToString } = ofShell('react-dom/server') as { renderToString: typeof render };

/** The element and the rules of a page that holds these. */
function page(...elements: React.ReactNode[]): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement('main', null, ...elements)));
  return { html, css: sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '') };
}

describe('styles of a rendered page', () => {
  const Named = styled.b.withConfig({ componentId: 'sabc000' })`color: red;`;
  const Plain = styled.p.withConfig({ componentId: 'pabc001' })<{ $wide?: boolean }>`&:hover ${Named} { top: 0; }`;
  const Wide = styled.i.withConfig({ componentId: 'pabc002' })<{ $width: number }>`width: ${({ $width }) => $width}px;`;

  it('call a class by its component, and say nothing else of it', () => {
    const { html, css } = page(createElement(Plain), createElement(Named, { className: 'own' }));
    assert.equal(html, '<main><p class="pabc001_"></p><b class="sabc000 sabc000_ own"></b></main>');
    assert.equal(css, '.sabc000_{color:red;}.pabc001_:hover .sabc000{top:0;}');
  });

  it('tell the looks of a component apart, and give the same look the same name', () => {
    const { css } = page(...[1, 2, 1].map(($width, key) => createElement(Wide, { $width, key })));
    assert.match(css, /^\.pabc002_[0-9a-z]{5}\{width:1px;\}\.pabc002_[0-9a-z]{5}\{width:2px;\}$/);
    assert.equal(page(createElement(Wide, { $width: 2 })).html.match(/pabc002_\w+/)?.[0], css.match(/(pabc002_\w+)\{width:2px/)?.[1]);
  });

  it('give what stands on looks that differ the look of each element', () => {
    const Over = styled(Wide).withConfig({ componentId: 'pabc006' })`top: 1px;`;
    const { html, css } = page(...[1, 2].map(($width, key) => createElement(Over, { $width, key })));
    const [one, two] = [...html.matchAll(/class="(pabc002_\w{5}) pabc006_"/g)].map(([, name]) => name);
    assert.ok(css.includes(`.${one}{width:1px;}`) && css.includes(`.${two}{width:2px;}`), css);
    assert.equal(css.split('.pabc006_{top:1px;}').length, 2);
  });

  it('leave the id of a component that nobody names out of what is made of it', () => {
    const { html } = page(
      createElement(styled(Plain).withConfig({ componentId: 'pabc003' })`top: 1px;`),
      createElement(styled(Named).withConfig({ componentId: 'pabc004' })`top: 1px;`),
    );
    assert.equal(html, '<main><p class="pabc001_ pabc003_"></p><b class="sabc000 sabc000_ pabc004_"></b></main>');
  });

  it('name page-wide rules before them, and animations as they are', () => {
    const Page = createGlobalStyle`body { margin: 0; }`;
    assert.match(page(createElement(Page)).css, /^\.sc-global-[\w-]+1\{\}body\{margin:0;\}$/);
    const Turning = styled.u.withConfig({ componentId: 'pabc005' })`animation: ${keyframes`to { rotate: 1turn; }`} 1s;`;
    assert.match(page(createElement(Turning)).css, /@keyframes (\w+)\{to\{rotate:1turn;\}\}.*|\.pabc005_\{animation:\w+ 1s;\}/);
  });
});

describe('the change of the library', () => {
  it('is made in the code for browsers, which is smaller for it', () => {
    const file = 'styled-components.browser.esm.js';
    assert.ok(codeOf(file).length < readFileSync(join(published, file), 'utf8').length);
  });

  it('fails the build when the library is another than it was made for', () => {
    assert.throws(
      () => styledLibrary.call({ resourcePath: 'styled-components.esm.js' }, 'export {};'),
      /the name of a class is found 0 times, not once/,
    );
  });
});
