import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Image {
  /** Stands for the root of its file system. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** What keeps the image going, and what looks after it. */
  command: string[];
  health: string;
  user: string;
}

/** Files that a build is not given, as the list beside the Dockerfile says it. */
const isLeftOut = (path: string): boolean => /\/(node_modules|dist|\.cache|testing)(\/|$)|\.test\.tsx?$/.test(path);

/**
 * Does what a Dockerfile says, with a folder in place of each image.
 *
 * @param text of the file, as far as ours goes: FROM, ENV, WORKDIR, COPY, RUN, USER, HEALTHCHECK and CMD
 * @param context folder that is copied from
 * @param dir empty folder for the images
 * @returns the last image
 * @throws Error when a step fails
 */
export function runSteps(text: string, context: string, dir: string): Image {
  const images = new Map<string, Image>();
  let image: Image | undefined;
  for (const line of text.split('\n').filter((each) => /^[A-Z]/.test(each))) {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line)!;
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/.exec(rest!)?.[1] ?? 'last';
      image = { root: join(dir, name), workdir: '/', env: {}, command: [], health: '', user: 'root' };
      images.set(name, image);
    } else step(image!, instruction!, rest!, { context, images });
  }
  return image!;
}

function step(image: Image, instruction: string, rest: string, { context, images }: { context: string; images: Map<string, Image> }): void {
  const here = join(image.root, image.workdir);
  if (instruction === 'WORKDIR') {
    image.workdir = rest;
    mkdirSync(join(image.root, rest), { recursive: true });
  } else if (instruction === 'ENV') {
    Object.assign(image.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
  } else if (instruction === 'RUN') {
    execFileSync('/bin/sh', ['-c', rest], { cwd: here, stdio: ['ignore', 'ignore', 'pipe'] });
  } else if (instruction === 'COPY') {
    const words = rest.split(' ');
    const from = /^--from=(\w+)$/.exec(words[0]!)?.[1];
    const target = words.pop()!;
    for (const source of from ? words.slice(1) : words) {
      const found = join(from ? images.get(from)!.root : context, source);
      const into = target.endsWith('/') && statSync(found).isFile() ? join(target, basename(source)) : target;
      cpSync(found, join(here, into), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => from !== undefined || !isLeftOut(path),
      });
    }
  } else if (instruction === 'CMD') image.command = JSON.parse(rest) as string[];
  else if (instruction === 'HEALTHCHECK') image.health = /CMD (.+)$/.exec(rest)![1]!;
  else if (instruction === 'USER') image.user = rest;
}
