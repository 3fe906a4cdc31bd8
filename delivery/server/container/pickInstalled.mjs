import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Leaves in `package.json` and `package-lock.json` of this folder what the composition server needs of other packages, in the very
 * versions and with the hashes of the lock of the whole repository. Our own packages are no packages to install: they are copied.
 */
const own = '@marketplace/';
const { packages, ...lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { name, version, dependencies, ...rest } = JSON.parse(readFileSync('package.json', 'utf8'));
const wanted = Object.fromEntries(Object.entries(dependencies).filter(([dependency]) => !dependency.startsWith(own)));
const server = 'delivery/server';

/** Where a package finds another, as Node looks for it: beside itself, then in every folder above. */
function find(from, dependency) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder && `${folder}/`}node_modules/${dependency}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

const picked = {};
function pick(from, needs) {
  for (const dependency of Object.keys(needs)) {
    const place = find(from, dependency);
    const target = place?.replace(/^(delivery\/)?(server\/)?(?=node_modules\/)/, '');
    if (!place || picked[target]) continue;
    picked[target] = packages[place];
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[place];
    pick(place, { ...dependencies, ...optionalDependencies, ...peerDependencies });
  }
}
pick(server, wanted);

const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
write('package.json', { name, version, ...rest, dependencies: wanted });
write('package-lock.json', { ...lock, name, version, packages: { '': { name, version, dependencies: wanted }, ...picked } });
