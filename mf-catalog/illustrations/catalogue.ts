import { tones, usedPictures, type Form, type Picture } from '@marketplace/supabase/pictures';
import { place } from '@marketplace/shared-ui/illustrations/shapes';
import { wantedPackshots } from '../packshots/wanted.ts';
import { categoryPictureNames } from '../src/categories/categoryPictures.ts';
import { bathTaps } from './forms/bathTaps.ts';
import { bathroom } from './forms/bathroom.ts';
import { baths } from './forms/baths.ts';
import { cabinets } from './forms/cabinets.ts';
import { counters } from './forms/counters.ts';
import { doorHardware } from './forms/doorHardware.ts';
import { doorParts } from './forms/doorParts.ts';
import { doors } from './forms/doors.ts';
import { electrical } from './forms/electrical.ts';
import { fasteners } from './forms/fasteners.ts';
import { faucets } from './forms/faucets.ts';
import { fenceParts } from './forms/fenceParts.ts';
import { fences } from './forms/fences.ts';
import { floors } from './forms/floors.ts';
import { garage } from './forms/garage.ts';
import { garageParts } from './forms/garageParts.ts';
import { guards } from './forms/guards.ts';
import { heating } from './forms/heating.ts';
import { homeElectrics } from './forms/homeElectrics.ts';
import { homeMachines } from './forms/homeMachines.ts';
import { houseDoors } from './forms/houseDoors.ts';
import { houseWindows } from './forms/houseWindows.ts';
import { kitchenTaps } from './forms/kitchenTaps.ts';
import { lighting } from './forms/lighting.ts';
import { lumber } from './forms/lumber.ts';
import { masonry } from './forms/masonry.ts';
import { mosaics } from './forms/mosaics.ts';
import { mouldings } from './forms/mouldings.ts';
import { paint } from './forms/paint.ts';
import { patternedTiles } from './forms/patternedTiles.ts';
import { plumbing } from './forms/plumbing.ts';
import { pool } from './forms/pool.ts';
import { poolCare } from './forms/poolCare.ts';
import { pulls } from './forms/pulls.ts';
import { roofParts } from './forms/roofParts.ts';
import { roofing } from './forms/roofing.ts';
import { sacks } from './forms/sacks.ts';
import { security } from './forms/security.ts';
import { sinks } from './forms/sinks.ts';
import { siteTools } from './forms/siteTools.ts';
import { thermostats } from './forms/thermostats.ts';
import { tiles } from './forms/tiles.ts';
import { tools } from './forms/tools.ts';
import { vanities } from './forms/vanities.ts';
import { wallParts } from './forms/wallParts.ts';
import { wallpaper } from './forms/wallpaper.ts';
import { walls } from './forms/walls.ts';
import { waterParts } from './forms/waterParts.ts';
import { windows } from './forms/windows.ts';
import { parcel } from './parcel.ts';
import { studio, type Draw } from './studio.ts';
import { toTone, white } from './tone.ts';

const forms: Record<Form, Draw> = {
  ...bathTaps,
  ...bathroom,
  ...baths,
  ...cabinets,
  ...counters,
  ...doorHardware,
  ...doorParts,
  ...doors,
  ...electrical,
  ...fasteners,
  ...faucets,
  ...fenceParts,
  ...fences,
  ...floors,
  ...garage,
  ...garageParts,
  ...guards,
  ...heating,
  ...homeElectrics,
  ...homeMachines,
  ...houseDoors,
  ...houseWindows,
  ...kitchenTaps,
  ...lighting,
  ...lumber,
  ...masonry,
  ...mosaics,
  ...mouldings,
  ...paint,
  ...patternedTiles,
  ...plumbing,
  ...pool,
  ...poolCare,
  ...pulls,
  ...roofParts,
  ...roofing,
  ...sacks,
  ...security,
  ...sinks,
  ...siteTools,
  ...thermostats,
  ...tiles,
  ...tools,
  ...vanities,
  ...wallParts,
  ...wallpaper,
  ...walls,
  ...waterParts,
  ...windows,
};

/** The object of one picture, without the studio around it. */
function draw({ form, finish, colour, species, count = 1 }: Picture): string {
  const wood = species ? toTone(tones[species].value) : white;
  const shown = colour ?? finish;
  return forms[form]({ tone: shown ? toTone(tones[shown].value) : wood, wood, count });
}

/** Several things side by side, the first in front. */
function group(pictures: readonly Picture[]): string {
  const isPair = pictures.length === 2;
  const [scale, step] = isPair ? [0.76, 200] : [0.6, 140];
  const first = 320 - (step * (pictures.length - 1)) / 2;
  return pictures
    .map((picture, index) => place(first + index * step - 320 * scale, 340 - 350 * scale - index * 24, draw(picture), scale))
    .reverse()
    .join('');
}

const used = usedPictures();
const rendered = wantedPackshots();

/** What stands for a thing whose picture nobody drew. */
export const NEUTRAL = 'parcel';

/** The names of all drawings, in order: of what is not rendered, and of what stands for a category. */
export const names: readonly string[] = [
  ...new Set([...[...used.keys()].filter((name) => !rendered.has(name)), ...categoryPictureNames, NEUTRAL]),
].sort();

/**
 * The SVG text of a picture as it is drawn.
 *
 * @param name as `pictureName` or `groupName` of the database package writes it
 * @throws Error when nothing on sale has that picture
 */
export function render(name: string): string {
  const pictures = used.get(name) ?? [];
  if (pictures.length === 0 && name !== NEUTRAL)
    throw new Error(`Nothing on sale has the picture "${name}": give it to something in supabase/seed, or correct the name.`);
  const [only, ...others] = pictures;
  const object = !only ? parcel : others.length > 0 ? group(pictures) : draw(only);
  return studio(object);
}
