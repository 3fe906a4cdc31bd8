import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Artifact, RegisteredSection, RouteManifest } from '@marketplace/section-kit/manifest';
import { sampleManifest } from '../testing/writeBuild.ts';
import { checkLinks } from './checkLinks.ts';
import { checkFilled, checkNavigation, checkSlots } from './checkNavigation.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkUploads } from './checkUploads.ts';
import { checkUses } from './checkUses.ts';
import { describeProblems, type Problem } from './Problem.ts';

const route = (path: string, paths?: string[]): RouteManifest => ({ path, paths, title: { en: 'A', fr: 'A' }, chunk: 'a' });
const section = (name: string, ...routes: RouteManifest[]) => ({ ...sampleManifest, name, routes });

const sampleArtifact: Artifact = { name: 'mf-one', version: '1.0.0', entry: '', initial: [], chunks: {}, files: {}, provides: {} };
const sentences = (problems: readonly Problem[]): string[] => problems.map(({ sentence }) => sentence);

describe('checkRoutes', () => {
  const cases: [string, RouteManifest[], RouteManifest[], RegExp | null][] = [
    ['separate paths', [route('/a')], [route('/b')], null],
    ['a fixed path beside a parameter of the same section', [route('/a/:id'), route('/a/new')], [], null],
    ['a closed list beside another section', [route('/:hub', ['/lumber', '/paint'])], [route('/services')], null],
    ['the same path', [route('/a')], [route('/a')], /mf-one claims \/a and mf-two claims \/a/],
    ['the same pattern under other names', [route('/a/:id')], [route('/a/:slug')], /mf-one claims \/a\/:id and mf-two claims \/a\/:slug/],
    ['a path inside a pattern of another section', [route('/a/:id')], [route('/a/new')], /an address needs one owner/],
    [
      'a closed list that repeats a path',
      [route('/:hub', ['/lumber'])],
      [route('/lumber')],
      /mf-one claims \/lumber and mf-two claims \/lumber/,
    ],
    ['one section claiming a path twice', [route('/a/:id'), route('/a/:slug')], [], /mf-one claims \/a\/:id twice/],
    ['a page of the shell', [route('/sitemap')], [], /which the shell owns/],
    ['a path of the server', [route('/sections/a')], [], /which the server needs/],
    ['where a browser chooses versions', [route('/overrides')], [], /which the server needs/],
    ['where pages report', [route('/page-reports')], [], /which the server needs/],
    ['a language prefix', [route('/fr')], [], /which the server needs/],
  ];
  for (const [what, one, two, problem] of cases) {
    it(`${problem ? 'refuses' : 'accepts'} ${what}`, () => {
      const problems = sentences(checkRoutes([section('mf-one', ...one), section('mf-two', ...two)]));
      if (problem) assert.match(problems.join(' '), problem);
      else assert.deepEqual(problems, []);
    });
  }
});

describe('checkNavigation', () => {
  const menus = { groups: ['shop', 'yard'], slots: ['signIn', 'account'] };
  const listed = (name: string, group: string, order: number, path: string) => ({ ...section(name), navigation: [{ group, order, path }] });

  it('accepts entries with places of their own', () => {
    const manifests = [listed('mf-one', 'shop', 10, '/a'), listed('mf-two', 'shop', 20, '/b'), listed('mf-three', 'yard', 10, '/c')];
    assert.deepEqual(checkNavigation(menus, manifests), []);
  });

  it('names an entry in a group the shell does not have', () => {
    const problem = 'mf-one puts /a into the group "pool", which the shell does not have; it has shop, yard.';
    assert.deepEqual(sentences(checkNavigation(menus, [listed('mf-one', 'pool', 10, '/a')])), [problem]);
  });

  it('names two entries at one place', () => {
    const problem = '/a and /b both stand at place 10 of the group "shop"; give each a place of its own.';
    assert.deepEqual(sentences(checkNavigation(menus, [listed('mf-one', 'shop', 10, '/a'), listed('mf-two', 'shop', 10, '/b')])), [
      problem,
    ]);
  });

  it('names a slot that two sections fill', () => {
    const doors = (name: string) => ({ ...section(name), slots: { signIn: '/in' } });
    const problem = 'mf-one and mf-two fill the slot "signIn": a control of the shell leads to one place.';
    assert.deepEqual(sentences(checkSlots([doors('mf-one'), doors('mf-two')])), [problem]);
  });

  it('names the group and the slot that all sections together leave empty', () => {
    const problems = ['No section puts a page into the group "yard" of the shell.', 'No section fills the slot "account" of the shell.'];
    assert.deepEqual(sentences(checkFilled(menus, [{ ...listed('mf-one', 'shop', 10, '/a'), slots: { signIn: '/a' } }])), problems);
  });
});

describe('checkUploads', () => {
  it('names a bucket with two owners', () => {
    const into = (name: string, bucket: string) => ({ ...section(name), server: { uploads: [{ bucket, maxBytes: 1 }] } });
    const problem = 'mf-one and mf-two declare uploads into files: a bucket needs one owner.';
    assert.deepEqual(sentences(checkUploads([into('mf-one', 'files'), into('mf-two', 'files')])), [problem]);
    assert.deepEqual(checkUploads([into('mf-one', 'files'), into('mf-two', 'plans')]), []);
  });
});

describe('checkUses', () => {
  const registered = (name: string, parts: { fragments?: string[]; uses?: string[]; places?: string[] }): RegisteredSection => ({
    manifest: { ...section(name, { ...route('/'), uses: parts.uses }), fragments: parts.fragments ?? [] },
    artifact: { ...sampleArtifact, name, places: parts.places },
    previous: null,
  });

  it('names a fragment nobody offers, whether a page shows it at once or code places it', () => {
    const [page, code] = [registered('mf-one', { uses: ['two/cards'] }), registered('mf-one', { places: ['two/cards'] })];
    assert.match(sentences(checkUses([page], [])).join(), /^\/ of mf-one uses the fragment two\/cards, which no section offers/);
    assert.match(sentences(checkUses([code], [])).join(), /^The code of mf-one uses the fragment two\/cards/);
    assert.deepEqual(checkUses([page, code, registered('mf-two', { fragments: ['cards'] })], []), []);
  });

  it('lets those of a section that is taken out be missed', () => {
    const two = registered('mf-two', { fragments: ['cards'] });
    assert.deepEqual(checkUses([registered('mf-one', { uses: ['two/cards'] })], [two.manifest]), []);
  });
});

describe('checkLinks', () => {
  const linked = (name: string, links: string[], ...routes: RouteManifest[]): RegisteredSection => ({
    manifest: section(name, ...routes),
    artifact: { ...sampleArtifact, name, links },
    previous: null,
  });

  it('names a link that no section answers, and lets what is known later be anything', () => {
    const one = linked('mf-one', ['/b/1', '/b/:', '/sitemap', '/hub', '/c'], route('/a'));
    const two = linked('mf-two', [], route('/b/:id'), route('/:hub', ['/hub']));
    const problems = sentences(checkLinks([one, two], [one, two]));
    assert.deepEqual(problems, [
      'mf-one 1.0.0 links to /c, which no section answers: promote the section that has the page in the same command, or remove the link.',
    ]);
  });
});

describe('describeProblems', () => {
  it('puts those of a kind together and says how many more there are', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ code: 'address' as const, subject: 'mf-one', sentence: `Address ${index}.` }));
    const link: Problem = { code: 'link', subject: 'mf-one', sentence: 'A link.' };
    const lines = describeProblems([...many.slice(0, 1), link, ...many.slice(1)]);
    assert.deepEqual(lines.slice(4), ['Address 4.', '35 more like these (address).', 'A link.']);
  });
});
