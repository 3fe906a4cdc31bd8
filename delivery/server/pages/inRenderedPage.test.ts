import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Artifact, Composition, SectionInPage } from '@marketplace/section-kit/manifest';
import { inRenderedPage } from './inRenderedPage.ts';

const links = [{ path: '/about', title: 'About' }];
const build = (name: string) => ({ version: '1.0.0', base: `/sections/${name}/1.0.0/`, entry: 'remoteEntry.js', integrity: {} });
const elsewhere = { version: '1.0.0', base: 'http://localhost:4000/', entry: 'main.js', integrity: { 'main.js': 'sha384-A' } };
const section = (name: string, parts: Partial<SectionInPage> = {}) =>
  ({ name, class: 'primary', routes: [], fragments: [], current: build(name), previous: null, ...parts }) as unknown as SectionInPage;
const composition = {
  navigation: { company: links, menu: [], own: links },
  slots: { firstMenu: { title: 'Shop', all: '/shop', allTitle: 'All', one: '/shop?search={text}', icons: ['Home'] } },
  sections: [section('mf-one'), section('mf-two', { fragments: ['cards'], current: elsewhere, previous: build('mf-two') })],
  rest: { path: '/composition/1.json', integrity: 'sha384-A' },
} as unknown as Composition;
const shell = { lateGroups: ['menu', 'missing'], shownGroups: ['company'] } as unknown as Artifact;

it('a rendered page leaves to its markup and to the rest what they say', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(inRenderedPage(composition, shell, {}))), {
    navigation: { own: links, missing: null },
    slots: { firstMenu: { title: 'Shop', all: '/shop', allTitle: 'All' } },
    sections: [
      { name: 'mf-one', class: 'primary', current: { version: '1.0.0' } },
      { name: 'mf-two', class: 'primary', fragments: ['cards'], current: elsewhere, previous: build('mf-two') },
    ],
    rest: composition.rest,
  });
});

it('a page without a rest, and one of a shell that reads no markup, says all', () => {
  const whole = { ...composition, rest: undefined };
  assert.equal(inRenderedPage(whole, shell, {}), whole);
  assert.equal(inRenderedPage(composition, { ...shell, shownGroups: undefined }, {}), composition);
});

it('who answers for the site stands in a page that shows it, and in those of a shell that does not ask for it later', () => {
  const operator = { legalName: 'Somebody Inc.' };
  const said = (fetchesOperator: boolean | undefined, showsOperator: boolean | undefined) =>
    inRenderedPage({ ...composition, operator } as Composition, { ...shell, fetchesOperator }, { showsOperator }).operator;
  assert.deepEqual([said(true, true), said(true, undefined), said(undefined, false)], [operator, operator, operator]);
  assert.equal(said(true, false), undefined);
});
