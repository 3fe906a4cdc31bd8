import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Adds the optional binaries of other platforms that the lock file lacks.
 *
 * A registry view that does not serve a platform's binary makes npm leave it out of the lock file, and `npm ci` then
 * refuses the whole file ("Missing: @swc/core-darwin-arm64@ from lock file"). The entries added here carry no integrity
 * hash; a lock file made against a complete registry replaces them. Run it after every change of the lock file.
 */
const file = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = { darwin: 'darwin', linux: 'linux', win32: 'win32', freebsd: 'freebsd', android: 'android', openharmony: 'openharmony' };
const processors = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  wasm32: 'wasm32',
};
/** npm would otherwise fetch, without a hash, the binary of the other C library of this platform. */
const libraries = [
  [/musl/, 'musl'],
  [/gnu/, 'glibc'],
];

let added = 0;
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(range) || isResolved(owner, name)) continue;
    const parts = name.split(/[-/]/);
    const os = parts.find((part) => Object.hasOwn(systems, part));
    const cpu = parts.find((part) => Object.hasOwn(processors, part));
    if (!os && !cpu) continue;
    const library = os === 'linux' && libraries.find(([pattern]) => pattern.test(name));
    lock.packages[`node_modules/${name}`] = {
      version: range,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
      ...(library ? { libc: [library[1]] } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added to package-lock.json`);

/** npm looks beside the package that asks, then further up. */
function isResolved(owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder.includes('node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}
