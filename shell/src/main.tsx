import 'react-dom/client';
import { trustScripts } from './boot/trustScripts';

trustScripts();
// Three tasks instead of one: between them the browser draws, and hears of what is pressed.
setTimeout(async () => {
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  setTimeout(start);
});
