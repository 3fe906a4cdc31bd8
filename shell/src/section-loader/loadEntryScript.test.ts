import { loadEntryScript, type Container } from './loadEntryScript';

const url = '/sections/mf-sample/1.0.0/remoteEntry.js';
const globals = globalThis as unknown as { mf_sample?: Container };
const prepare = jest.fn((script: HTMLScriptElement) => void (script.type = 'text/plain'));

/** Plays a script that runs: assigns its container as the browser would while the script is current. */
function run(script: HTMLScriptElement, container: Container | null, event: 'load' | 'error' = 'load') {
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  if (container) globals.mf_sample = container;
  current.mockRestore();
  script.dispatchEvent(new Event(event));
}
const emptyContainer = (): Container => ({ init: () => undefined, get: () => Promise.reject(new Error('empty')) });
const lastScript = () => [...document.head.querySelectorAll('script')].at(-1)!;

test('returns the container the script brings and leaves no tag behind', async () => {
  const container = emptyContainer();
  const loading = loadEntryScript(url, 'mf_sample', prepare);
  expect(prepare).toHaveBeenCalledWith(lastScript(), url);
  run(lastScript(), container);
  await expect(loading).resolves.toBe(container);
  expect(document.head.querySelector('script')).toBeNull();
});

test('a script that was given up and runs late cannot stand in for the one that replaced it', async () => {
  const [old, current] = [emptyContainer(), emptyContainer()];
  void loadEntryScript(url, 'mf_sample', prepare);
  const hanging = lastScript();
  const loading = loadEntryScript(`${url}?retry=1`, 'mf_sample', prepare);
  const replacement = lastScript();
  run(hanging, old);
  expect(globals.mf_sample).toBeUndefined();
  run(replacement, current);
  await expect(loading).resolves.toBe(current);
});

test.each([
  ['cannot be fetched', 'error' as const, 'could not be loaded'],
  ['throws, or is no script', 'load' as const, 'did not run to its end'],
])('a script that %s fails', async (_what, event, message) => {
  const loading = loadEntryScript(url, 'mf_sample', prepare);
  run(lastScript(), null, event);
  await expect(loading).rejects.toThrow(message);
});

test('a script that is refused is never added', async () => {
  const refuse = () => {
    throw new Error('is not a file of this composition');
  };
  await expect(loadEntryScript(url, 'mf_sample', refuse)).rejects.toThrow('is not a file');
  expect(document.head.querySelector('script')).toBeNull();
});
