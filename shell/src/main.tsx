import 'react-dom/client';
import { trustScripts } from './boot/trustScripts';

trustScripts();
void begin();

/** Three tasks instead of one: between them the browser draws, and hears of what is pressed. */
async function begin(): Promise<void> {
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  await nextTask();
  start();
}

/** Not a timer where there is another way: browsers hold timers back in a tab that nobody sees. */
function nextTask(): Promise<unknown> {
  return globalThis.scheduler ? scheduler.postTask(() => undefined) : new Promise((resolve) => setTimeout(resolve));
}
