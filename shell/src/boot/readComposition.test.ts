import { previousBuild, testComposition, testSection } from '../testing/testComposition';
import { readComposition } from './readComposition';

function page(content: string | null): Document {
  const document = new DOMParser().parseFromString('<!doctype html><div id="root"></div>', 'text/html');
  if (content !== null) {
    const script = document.createElement('script');
    script.id = 'composition';
    script.type = 'application/json';
    script.textContent = content;
    document.body.append(script);
  }
  return document;
}
const whole = testComposition([testSection('mf-services', { previous: previousBuild('mf-services') })]);

test('reads what the server wrote', () => {
  expect(readComposition(page(JSON.stringify(whole)))).toEqual(whole);
});

test('what a rendered page leaves to its markup is read there', () => {
  const { current, ...section } = whole.sections[0]!;
  const said = {
    ...whole,
    rest: { path: '/composition/rest.json', integrity: 'sha384-A' },
    navigation: { kitchen: null },
    sections: [{ ...section, routes: undefined, fragments: undefined, previous: undefined, current: { version: current.version } }],
  };
  const document = page(JSON.stringify(said));
  document.getElementById('root')!.innerHTML =
    '<nav data-group="legal"><a href="/fr/sitemap">Plan</a><a href="/fr/terms">Conditions <b>d’utilisation</b></a></nav>';
  // A page that begins in the browser shows nothing yet, and says all.
  expect(() => readComposition(document)).toThrow('lacks parts');
  document.body.append(Object.assign(document.createElement('script'), { id: 'seed', type: 'application/json' }));

  const { navigation, sections } = readComposition(document);
  expect(navigation.legal).toEqual([{ path: '/terms', title: 'Conditions d’utilisation' }]);
  expect([navigation.about, navigation.kitchen]).toEqual([[], null]);
  expect(sections).toEqual([{ ...section, routes: [], fragments: [], previous: null, current: { ...current, integrity: {} } }]);
});

test.each([
  ['nothing', null, 'carries no composition'],
  ['an empty element', '', 'carries no composition'],
  ['text that was cut off', JSON.stringify(whole).slice(0, -20), 'cut off or damaged'],
  ['null', 'null', 'lacks parts'],
  ['a list', '[]', 'lacks parts'],
  ['no shell', JSON.stringify({ ...whole, shell: undefined }), 'lacks parts'],
  ['no menus', JSON.stringify({ ...whole, navigation: null }), 'lacks parts'],
  ['no slots', JSON.stringify({ ...whole, slots: undefined }), 'lacks parts'],
  ['no address of the backend', JSON.stringify({ ...whole, config: {} }), 'lacks parts'],
  ['sections that are no list', JSON.stringify({ ...whole, sections: {} }), 'lacks parts'],
  ['a section without its build', JSON.stringify({ ...whole, sections: [{ ...whole.sections[0], current: null }] }), 'lacks parts'],
  ['a damaged last good build', JSON.stringify({ ...whole, sections: [{ ...whole.sections[0], previous: {} }] }), 'lacks parts'],
])('%s is refused in one sentence', (_what, content, message) => {
  expect(() => readComposition(page(content))).toThrow(message);
});
