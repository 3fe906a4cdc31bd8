import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import './quickStyles.mjs';
import { rightmostKeys } from './rightmostKeys.mjs';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');

test('an element needs the name and class of the last part of a selector', () => {
  assert.deepEqual(rightmostKeys('main > .card a:hover, LI.open::before'), [
    { name: 'a', className: '' },
    { name: 'li', className: 'open' },
  ]);
  assert.deepEqual(rightmostKeys('*, :root, #id.open'), [
    { name: '', className: '' },
    { name: '', className: '' },
    { name: '', className: 'open' },
  ]);
  for (const list of ['a[href]', ':is(a, b) c', '.w\\.5']) assert.equal(rightmostKeys(list), undefined);
});

test('styles are those of every rule that matches', () => {
  const { window } = new JSDOM(`<style>
    .card p { color: red } p, h2.title:first-child { margin-top: 1px } :is(b, i) { margin-top: 2px } * { margin-left: 3px }
    section > .a.b:not(.c) { margin-top: 4px } h2 { margin-bottom: 5px } a[href^="/x"], u { margin-top: 6px }
  </style><section class="card"><h2 class="title">t</h2><p>p</p><b>b</b><a href="/x" hidden>a</a><div class="a b">d</div></section>`);
  const styleOf = (selector) => window.getComputedStyle(window.document.querySelector(selector));
  const margins = (selector) => ['margin-top', 'margin-bottom', 'margin-left'].map((name) => styleOf(selector).getPropertyValue(name));
  assert.equal(styleOf('p').color, 'rgb(255, 0, 0)');
  assert.deepEqual(margins('h2'), ['1px', '5px', '3px']);
  assert.deepEqual(margins('b'), ['2px', '', '3px']);
  assert.deepEqual(margins('a'), ['6px', '', '3px']);
  assert.deepEqual(margins('.a'), ['4px', '', '3px']);
  assert.equal(styleOf('style').display, 'none');
});
