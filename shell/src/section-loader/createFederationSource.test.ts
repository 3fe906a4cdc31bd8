import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { testSection } from '../testing/testComposition';
import { createFederationSource } from './createFederationSource';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerPlugins: jest.fn(), registerRemotes: jest.fn() }));

const section = testSection('mf-services');
const definition = { name: 'mf-services', routes: [], fragments: {} };

test('every load is a remote of its own, so a broken one leaves nothing behind', async () => {
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({ section: definition });
  const load = createFederationSource(jest.fn());
  await expect(load(section, section.current)).rejects.toThrow('404');
  await expect(load(section, section.current)).resolves.toBe(definition);
  const entry = 'http://localhost/sections/mf-services/1.1.0/remoteEntry.js';
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([
    [[{ name: 'mf_services_1', entryGlobalName: 'mf_services', entry }]],
    [[{ name: 'mf_services_2', entryGlobalName: 'mf_services', entry }]],
  ]);
  expect(jest.mocked(loadRemote).mock.calls).toEqual([['mf_services_1/section'], ['mf_services_2/section']]);
});

test('an entry without a section fails', async () => {
  jest.mocked(loadRemote).mockResolvedValueOnce(null);
  await expect(createFederationSource(jest.fn())(section, section.current)).rejects.toThrow('exposes no ./section');
});

test('entries are fetched through the gate', async () => {
  const refuse = jest.fn(() => {
    throw new Error('is not a file of this composition');
  });
  createFederationSource(refuse);
  const [plugin] = jest.mocked(registerPlugins).mock.calls.at(-1)![0] as unknown as { loadEntry: (given: object) => Promise<unknown> }[];
  const remoteInfo = { entry: '/sections/mf-services/1.1.0/remoteEntry.js', entryGlobalName: 'mf_services' };
  await expect(plugin!.loadEntry({ remoteInfo })).rejects.toThrow('is not a file of this composition');
  expect(refuse).toHaveBeenCalledWith(expect.any(HTMLScriptElement), remoteInfo.entry);
});
