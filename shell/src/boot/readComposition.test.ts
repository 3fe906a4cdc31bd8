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
