import { registerHooks } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexModule, standInPattern } from './contentModules.ts';

/** From the import of this file on, Node reads the indexes of content as the build does: a list of routes may ask for `pages`. */
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !standInPattern.test(fileURLToPath(url))) return next(url, context);
    const path = fileURLToPath(url);
    return { format: 'module', source: indexModule(dirname(path), basename(path), 'node'), shortCircuit: true };
  },
});
