import { join, relative } from 'node:path';
import { transform } from '@swc/core';
import type { LoaderContext } from 'webpack';

const page = join(import.meta.dirname, 'src');
const ownModule = JSON.stringify(join(page, 'ownModule.ts'));

/**
 * Webpack loader of a section's sources, after TypeScript has left nothing but JavaScript and JSX: says which components a module has
 * and which hooks each of them uses, and has the module exchanged alone where it can be.
 */
export default function refreshLoader(this: LoaderContext<object>, source: string, map?: string | object): void {
  const file = JSON.stringify(relative(this.rootContext, this.resourcePath));
  const react = { runtime: 'automatic', importSource: page, development: true, refresh: { emitFullSignatures: true } } as const;
  const done = this.async();
  transform(source, {
    configFile: false,
    swcrc: false,
    filename: this.resourcePath,
    sourceMaps: true,
    ...(map ? { inputSourceMap: typeof map === 'string' ? map : JSON.stringify(map) } : {}),
    jsc: { parser: { syntax: 'ecmascript', jsx: true }, target: 'es2022', transform: { react } },
  }).then(({ code, map: own }) => {
    // On the first line, so that the map holds.
    const before = `import * as $own from ${ownModule}; const { $RefreshReg$, $RefreshSig$ } = $own.registerIn(${file}); `;
    done(null, `${before}${code}\n$own.acceptOwn(import.meta.webpackHot, __webpack_module__.exports);\n`, own);
  }, done);
}
