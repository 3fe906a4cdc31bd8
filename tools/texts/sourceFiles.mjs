import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** Every source file of the packages that people see, without tests. */
export const sourceFiles = (root) =>
  globSync('{mf-*,shell,section-kit,shared-ui}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file))
    .sort()
    .map((file) => join(root, file));

/** @returns {string | undefined} the file that a relative import without its ending means */
export const fileOf = (path) =>
  ['', '.ts', '.tsx', '/index.ts'].map((ending) => `${path}${ending}`).find((file) => /\.tsx?$/.test(file) && existsSync(file));
