import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const sharedUi = join(import.meta.dirname, '../../shared-ui');

/** Address of the page with every component in every state, once it is built. */
export const gallery = pathToFileURL(join(sharedUi, 'gallery/dist/index.html')).href;

/** Builds it, which takes up to three minutes. */
export function buildGallery(): void {
  execFileSync(process.execPath, ['gallery/build.mjs'], { cwd: sharedUi });
}
