import { join } from 'node:path';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { measureFonts, measureFragments, measurePages, type Build } from '../checks/measurePages.ts';
import { fragmentLimit, kibibytes, sizeAim, sizeLimit } from '../checks/sizeLimits.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { runCommand } from './runCommand.ts';

/** `npm run report:size`: brotli JavaScript of an anonymous visitor's first view, per route, and the fonts that every page loads. */
await runCommand(async () => {
  const builds = [...productPackages(repositoryRoot)].map(([name, dir]): Build => {
    const dist = join(dir, 'dist');
    return {
      dir: dist,
      artifact: readArtifact(join(dist, 'artifact.json')),
      manifest: name === 'shell' ? null : readSectionManifest(dist),
    };
  });
  const [shell, ...sections] = builds as [Build, ...Build[]];
  const pages = measurePages(shell, sections).sort((one, two) => two.bytes - one.bytes);
  for (const { path, owner, bytes } of pages) {
    const remark = bytes > sizeLimit ? 'over the limit' : bytes > sizeAim ? 'above the aim' : '';
    process.stdout.write(`${path.padEnd(40)} ${owner.padEnd(14)} ${kibibytes(bytes).padStart(10)}  ${remark}`.trimEnd() + '\n');
  }
  const fragments = measureFragments(sections).sort((one, two) => two.bytes - one.bytes);
  for (const { name, owner, bytes } of fragments)
    process.stdout.write(`${name.padEnd(40)} ${owner.padEnd(14)} ${kibibytes(bytes).padStart(10)}  fragment\n`);
  const fonts = measureFonts(shell);
  process.stdout.write(
    `Aim ${kibibytes(sizeAim)}, limit ${kibibytes(sizeLimit)}, of a fragment ${kibibytes(fragmentLimit)}; ${fonts.count} fonts, ${kibibytes(fonts.bytes)}\n`,
  );
  const tooLarge = pages.filter(({ bytes }) => bytes > sizeLimit);
  if (tooLarge.length)
    throw new Error(
      `${tooLarge.length} of ${pages.length} pages load more JavaScript than ${kibibytes(sizeLimit)}: ${tooLarge.map(({ path }) => path).join(', ')}.`,
    );
  const large = fragments.filter(({ bytes }) => bytes > fragmentLimit);
  if (large.length)
    throw new Error(
      `${large.map(({ name }) => name).join(', ')}: more than ${kibibytes(fragmentLimit)} of JavaScript. Fetch what it does not show at once later (useLatePart).`,
    );
});
