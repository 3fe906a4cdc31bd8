import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { stagePackages } from '../packages/stagePackages.ts';
import { runCommand } from './runCommand.ts';

/** `npm run pack:packages [-- <folder>]`: compiles the published packages and makes their tarballs, in the folder or below `.cache`. */
await runCommand(async () => {
  const place = join(repositoryRoot, '.cache', 'packages');
  const target = resolve(process.argv[2] ?? join(place, 'tarballs'));
  rmSync(place, { recursive: true, force: true });
  const staged = stagePackages(repositoryRoot, join(place, 'staged'));
  mkdirSync(target, { recursive: true });
  for (const { dir } of staged) {
    const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
      cwd: dir,
      encoding: 'utf8',
    });
    const [{ filename, size }] = JSON.parse(packed) as [{ filename: string; size: number }];
    process.stdout.write(`${relative(process.cwd(), join(target, filename))}  ${Math.ceil(size / 1024)} KiB\n`);
  }
});
