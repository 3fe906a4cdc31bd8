import { stubSharing } from '../testing/browserStubs';
import { testSection } from '../testing/testComposition';
import { createFederationSource } from './createFederationSource';
import { loadEntryScript } from './loadEntryScript';

jest.mock('./loadEntryScript');

const section = testSection('mf-services');
const definition = { name: 'mf-services', routes: [], fragments: {} };
const entry = 'http://localhost/sections/mf-services/1.1.0/remoteEntry.js';
const prepare = jest.fn();

/** A container as webpack makes it: it has modules only once it knows what the page shares. */
function containerOf(modules: Record<string, object>) {
  let shared: object | undefined;
  return {
    init: (scope: object) => void (shared = scope),
    get: async (name: string) => {
      if (!shared || !modules[name]) throw new Error(`Module "${name}" does not exist in container.`);
      return () => modules[name];
    },
    shared: () => shared,
  };
}

beforeEach(() => jest.mocked(loadEntryScript).mockReset());

test('a section is given what the shell shares, and gives its definition', async () => {
  const scope = stubSharing();
  const container = containerOf({ './section': { section: definition } });
  jest.mocked(loadEntryScript).mockResolvedValue(container);
  await expect(createFederationSource(prepare)(section, section.current)).resolves.toBe(definition);
  expect(container.shared()).toBe(scope);
});

test('every load runs the entry anew and through the gate, so a broken one leaves nothing behind', async () => {
  stubSharing();
  jest
    .mocked(loadEntryScript)
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce(containerOf({ './section': { section: definition } }));
  const load = createFederationSource(prepare);
  await expect(load(section, section.current)).rejects.toThrow('404');
  await expect(load(section, section.current)).resolves.toBe(definition);
  expect(jest.mocked(loadEntryScript).mock.calls).toEqual(Array.from({ length: 2 }, () => [entry, 'mf_services', prepare]));
});

test('an entry without a section fails', async () => {
  stubSharing();
  jest.mocked(loadEntryScript).mockResolvedValue(containerOf({}));
  await expect(createFederationSource(prepare)(section, section.current)).rejects.toThrow('"./section" does not exist');
});
