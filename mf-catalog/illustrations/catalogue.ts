import { optimize } from 'svgo';
import * as finishes from './scenes/finishes.ts';
import * as floors from './scenes/floors.ts';
import * as hardware from './scenes/hardware.ts';
import * as heating from './scenes/heating.ts';
import * as kitchen from './scenes/kitchen.ts';
import * as openings from './scenes/openings.ts';
import * as plumbing from './scenes/plumbing.ts';
import * as power from './scenes/power.ts';
import * as roof from './scenes/roof.ts';
import * as wood from './scenes/wood.ts';
import * as yard from './scenes/yard.ts';
import type { Variant } from './stage.ts';

const { brickScene: brick, ...outside } = yard;

const families: Record<string, (variant: Variant) => string> = {
  ...wood,
  ...hardware,
  ...power,
  ...floors,
  ...finishes,
  ...kitchen,
  ...plumbing,
  ...heating,
  ...roof,
  ...openings,
  ...outside,
  brick,
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every drawing of materials by file name: each family twice, the second time in other colours. */
export const scenes: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(families).flatMap(([name, scene]) => [
    [kebab(name), () => scene(0)],
    [`${kebab(name)}-2`, () => scene(1)],
  ]),
);

/** The optimised SVG text of one scene, without a trailing line break. Throws when the name is unknown. */
export const render = (name: string): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No drawing is called "${name}"; add its scene or fix the name.`);
  return optimize(scene(), { multipass: true, floatPrecision: 1 }).data;
};
