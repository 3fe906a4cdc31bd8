import { watchStandstill } from '../disk/watchStandstill.ts';

// Stands for a statement in WebAssembly that never returns.
watchStandstill(400);
setTimeout(() => {
  for (;;);
}, 200);
