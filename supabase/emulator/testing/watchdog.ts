import { startWatchdog } from '../disk/startWatchdog.ts';

// Stands for a statement in WebAssembly that never returns.
startWatchdog(400);
setTimeout(() => {
  for (;;);
}, 200);
