import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../build/productPackages.ts';
import { stagePackages } from '../packages/stagePackages.ts';
import { runCommand } from './runCommand.ts';

/** `npm run pack:packages [-- <folder>]`: compiles the published packages and makes their tarballs. */
await runCommand(async () => {
  const place = join(repositoryRoot, '.cache', 'packages');
  const target = process.argv[2] ?? join(place, 'tarballs');
  const staged = stagePackages(repositoryRoot, place);
  rmSync(target, { recursive: true, force: true });
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
