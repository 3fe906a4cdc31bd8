import { assembly } from './assembly.ts';
import { bathrooms } from './bathrooms.ts';
import { cleaning } from './cleaning.ts';
import { construction } from './construction.ts';
import { decks } from './decks.ts';
import { design } from './design.ts';
import { electrical } from './electrical.ts';
import { flooring } from './flooring.ts';
import { homeMaintenance } from './homeMaintenance.ts';
import { homeSecurity } from './homeSecurity.ts';
import { hvac } from './hvac.ts';
import { insulation } from './insulation.ts';
import { kitchens } from './kitchens.ts';
import { landscaping } from './landscaping.ts';
import { masonry } from './masonry.ts';
import { moving } from './moving.ts';
import { painting } from './painting.ts';
import { pestControl } from './pestControl.ts';
import { plumbing } from './plumbing.ts';
import { pools } from './pools.ts';
import { roofing } from './roofing.ts';
import { siding } from './siding.ts';
import { storage } from './storage.ts';
import type { TradeFacts } from './TradeFacts.ts';
import { windows } from './windows.ts';

const all: readonly TradeFacts[] = [
  plumbing,
  electrical,
  roofing,
  hvac,
  landscaping,
  painting,
  flooring,
  construction,
  kitchens,
  bathrooms,
  windows,
  design,
  pestControl,
  moving,
  cleaning,
  assembly,
  storage,
  homeMaintenance,
  homeSecurity,
  decks,
  masonry,
  insulation,
  pools,
  siding,
];

/** What companies of each trade do, charge and hold to. */
export const factsByTrade: ReadonlyMap<string, TradeFacts> = new Map(all.map((facts) => [facts.trade, facts]));
