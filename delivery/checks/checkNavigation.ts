import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SectionManifest } from '@marketplace/section-kit/manifest';
import type { Problem } from './Problem.ts';

/**
 * The groups of the shell's menus, footer and sitemap, those of them whose links are shown late, and its controls that lead into
 * sections, recorded at its build.
 */
const menusSchema = z.object({
  groups: z.array(z.string()),
  lateGroups: z.array(z.string()).optional(),
  shownGroups: z.array(z.string()).optional(),
  slots: z.array(z.string()),
});
export type Menus = z.infer<typeof menusSchema>;

/** File of a shell build that holds them. */
export const menusFile = 'menus.json';

/** @throws Error when the build of the shell in `dir` carries none */
export function readMenus(dir: string): Menus {
  const file = join(dir, menusFile);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: the shell needs src/navigation/menus.ts, so that sections know where their pages are listed.`);
  }
  return menusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** @returns one problem per entry of a section that no menu would show, or whose place another entry has */
export function checkNavigation({ groups }: Menus, manifests: readonly SectionManifest[]): Problem[] {
  const taken = new Map<string, string>();
  return manifests
    .flatMap(({ name, navigation = [] }) => navigation.map((entry) => ({ name, ...entry })))
    .flatMap(({ name, group, order, path }) => {
      if (!groups.includes(group))
        return [menu(name, `${name} puts ${path} into the group "${group}", which the shell does not have; it has ${groups.join(', ')}.`)];
      const place = `place ${order} of the group "${group}"`;
      const other = taken.get(place);
      taken.set(place, path);
      return other ? [menu(name, `${other} and ${path} both stand at ${place}; give each a place of its own.`)] : [];
    });
}

/** @returns one problem per slot of the shell that two sections fill */
export function checkSlots(manifests: readonly SectionManifest[]): Problem[] {
  const owners = new Map<string, string>();
  return manifests.flatMap(({ name, slots = {} }) =>
    Object.keys(slots).flatMap((slot) => {
      const owner = owners.get(slot);
      owners.set(slot, owner ?? name);
      const sentence = `${owner} and ${name} fill the slot "${slot}": a control of the shell leads to one place.`;
      return owner ? [{ code: 'slot' as const, subject: name, sentence }] : [];
    }),
  );
}

/** @returns one problem per group and slot of the shell that a product of all its sections leaves empty */
export function checkFilled({ groups, slots }: Menus, manifests: readonly SectionManifest[]): Problem[] {
  const listed = manifests.flatMap(({ navigation = [] }) => navigation.map(({ group }) => group));
  const filled = manifests.flatMap(({ slots: own = {} }) => Object.keys(own));
  return [
    ...groups
      .filter((group) => !listed.includes(group))
      .map((group) => menu('shell', `No section puts a page into the group "${group}" of the shell.`)),
    ...slots
      .filter((slot) => !filled.includes(slot))
      .map((slot) => ({ code: 'slot' as const, subject: 'shell', sentence: `No section fills the slot "${slot}" of the shell.` })),
  ];
}

const menu = (subject: string, sentence: string): Problem => ({ code: 'menu', subject, sentence });
