import { LoadTask } from './LoadTask';
import { SectionLoadError } from './SectionLoadError';
import { settled } from './settled';

const task = (run: () => Promise<string>) =>
  new LoadTask<string>({ candidates: () => [{ version: '1.0.0', retries: [], run }], onGiveUp: () => undefined });

test('is true once the part is there, also when it was before', async () => {
  const ready = task(async () => 'part');
  await expect(settled(ready)).resolves.toBe(true);
  await expect(settled(ready)).resolves.toBe(true);
});

test('is false for a part that did not come', async () => {
  await expect(settled(task(() => Promise.reject(new SectionLoadError('chunk', 'away', { isFinal: true }))))).resolves.toBe(false);
});
