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

/** A message, not a timer: browsers hold timers back in a tab that nobody sees. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
