import type { MaterialLine } from '../MaterialLine.ts';
import { bathAccessories } from './bathAccessories.ts';
import { bathFaucets } from './bathFaucets.ts';
import { cabinetHardware } from './cabinetHardware.ts';
import { cabinets } from './cabinets.ts';
import { countertops } from './countertops.ts';
import { decor } from './decor.ts';
import { doorHardware } from './doorHardware.ts';
import { exteriorDoors, interiorDoors } from './doors.ts';
import { electrical } from './electrical.ts';
import { fences } from './fences.ts';
import { carpets, hardwoods, vinyls } from './floors.ts';
import { garage } from './garage.ts';
import { garden } from './garden.ts';
import { heating } from './heating.ts';
import { kitchenFaucets } from './kitchenFaucets.ts';
import { kitchenSinks } from './kitchenSinks.ts';
import { masonry } from './masonry.ts';
import { paints } from './paints.ts';
import { plumbing } from './plumbing.ts';
import { pool } from './pool.ts';
import { roofing } from './roofing.ts';
import { security } from './security.ts';
import { siding } from './siding.ts';
import { ceramics, mosaics, porcelainTiles } from './tiles.ts';
import { timber } from './timber.ts';
import { tools } from './tools.ts';
import { vanities } from './vanities.ts';
import { windows } from './windows.ts';

/** What was put on sale after the first lines. They are numbered behind those, so that no number that is out changes. */
export const moreLines: readonly MaterialLine[] = [
  ...kitchenSinks,
  ...kitchenFaucets,
  ...cabinets,
  ...countertops,
  ...cabinetHardware,
  ...vanities,
  ...bathFaucets,
  ...bathAccessories,
  ...porcelainTiles,
  ...mosaics,
  ...ceramics,
  ...hardwoods,
  ...vinyls,
  ...carpets,
  ...exteriorDoors,
  ...interiorDoors,
  ...windows,
  ...doorHardware,
  ...security,
  ...garage,
  ...fences,
  ...pool,
  ...roofing,
  ...siding,
  ...timber,
  ...tools,
  ...electrical,
  ...heating,
  ...plumbing,
  ...paints,
  ...masonry,
  ...garden,
  ...decor,
];
