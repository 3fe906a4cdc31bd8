import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionLoader } from '../section-loader/SectionLoader';
import { knownComposition, leanPage, testComposition, testSection } from '../testing/testComposition';
import { prefetchLinks } from './prefetchLinks';

const services = testSection('mf-services', {
  routes: [
    { path: '/services', title: 'Services', scripts: ['directory.js', '/shell/1.0.0/tabs.js'] },
    ...Array.from({ length: 4 }, (_, index) => ({
      path: `/large${index}`,
      title: 'Large',
      scripts: Array.from({ length: 8 }, (_none, part) => `large${index}-${part}.js`),
    })),
    ...Array.from({ length: 40 }, (_, index) => ({ path: `/hub${index}`, title: 'Hub', scripts: [`hub${index}.js`] })),
  ],
});
const composition = testComposition([{ ...services, current: { ...services.current, initial: ['__section.js'] } }]);
const base = `${location.origin}/sections/mf-services/1.1.0/`;

let show: (links: Element[]) => void;
let end: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      show = (links) =>
        tell(
          links.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => end());

function open(links: string, known = knownComposition(composition)) {
  document.body.innerHTML = `<div id="root"><main>${links}</main></div>`;
  const loader = new SectionLoader(
    known,
    () => Promise.reject(new Error('nothing is run')),
    () => undefined,
  );
  end = prefetchLinks({ root: document.getElementById('root')!, locale: 'en', loader });
}
const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)!;
const fetched = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
const pageScripts = [`${base}remoteEntry.js`, `${base}__section.js`, `${base}directory.js`, `${location.origin}/shell/1.0.0/tabs.js`];

test('the page behind a link that is pointed at is fetched, and once', async () => {
  open('<a href="/services?search=roof"><b>Roofers</b></a>');
  await userEvent.hover(link('Roofers').firstElementChild!);
  expect(fetched()).toEqual(pageScripts);
  await userEvent.unhover(link('Roofers'));
  await userEvent.hover(link('Roofers'));
  expect(fetched()).toEqual(pageScripts);
});

test('so is the page behind a link that takes the focus', async () => {
  open('<a href="/services">Services</a>');
  await userEvent.tab();
  expect(fetched()).toEqual(pageScripts);
});

test.each([
  ['of another site', 'https://elsewhere.example/services'],
  ['in the other language, which is a page load of its own', '/fr/services'],
  ['to the page itself', '/?search=roof'],
  ['that nobody owns', '/nothing'],
  ['to a mail', 'mailto:a@example.ca'],
])('nothing is fetched for a link %s', async (_what, href) => {
  open(`<a href="${href}">Away</a>`);
  await userEvent.hover(link('Away'));
  expect(fetched()).toEqual([]);
});

test('what the page has preloaded is not fetched again', async () => {
  open('<a href="/services">Services</a>');
  document.head.innerHTML = `<link rel="preload" as="script" href="${base}remoteEntry.js">`;
  await userEvent.hover(link('Services'));
  expect(fetched()).toEqual(pageScripts.slice(1));
});

test('pages behind links in view are fetched, four from one page', () => {
  open(Array.from({ length: 9 }, (_, index) => `<a href="/hub${index}">Hub</a>`).join(''));
  show([...document.querySelectorAll('a')]);
  expect(fetched().filter((address) => address.includes('hub'))).toHaveLength(4);
  history.replaceState(null, '', '/hub0');
  show([...document.querySelectorAll('a')].slice(4));
  expect(fetched().filter((address) => address.includes('hub'))).toHaveLength(8);
});

test('a document fetches 24 scripts ahead at most', async () => {
  open(Array.from({ length: 40 }, (_, index) => `<a href="/hub${index}">Hub ${index}</a>`).join(''));
  for (const anchor of document.querySelectorAll('a')) act(() => void anchor.dispatchEvent(new Event('touchstart', { bubbles: true })));
  expect(fetched()).toHaveLength(24);
});

test('pages in view leave room for the one that is pointed at, however many scripts they have', async () => {
  const large = Array.from({ length: 4 }, (_, index) => `<a href="/large${index}">Large</a>`).join('');
  open(`${large}<a href="/services">Services</a>`);
  show([...document.querySelectorAll('a')]);
  expect(fetched()).toHaveLength(16);
  await userEvent.hover(link('Services'));
  expect(fetched()).toEqual(expect.arrayContaining(pageScripts));
});

test('a page that left out the rest fetches it first; without it nothing', async () => {
  const { page, rest } = leanPage(composition, '/');
  open(
    '<a href="/services">Services</a>',
    knownComposition(page, async () => rest),
  );
  await userEvent.hover(link('Services'));
  await waitFor(() => expect(fetched()).toEqual(pageScripts));
});
