import { minify } from './minify.ts';
import { assembly } from './scenes/assembly.ts';
import { bathroom } from './scenes/bathroom.ts';
import { cleaning } from './scenes/cleaning.ts';
import { clearance } from './scenes/clearance.ts';
import { construction } from './scenes/construction.ts';
import { deals } from './scenes/deals.ts';
import { design } from './scenes/design.ts';
import { electrical } from './scenes/electrical.ts';
import { empty } from './scenes/empty.ts';
import { error } from './scenes/error.ts';
import { flooring } from './scenes/flooring.ts';
import { general } from './scenes/general.ts';
import { hero } from './scenes/hero.ts';
import { hvac } from './scenes/hvac.ts';
import { kitchen } from './scenes/kitchen.ts';
import { landscaping } from './scenes/landscaping.ts';
import { mail } from './scenes/mail.ts';
import { moving } from './scenes/moving.ts';
import { notFound } from './scenes/notFound.ts';
import { offline } from './scenes/offline.ts';
import { painting } from './scenes/painting.ts';
import { pestControl } from './scenes/pestControl.ts';
import { plumbing } from './scenes/plumbing.ts';
import { savings } from './scenes/savings.ts';
import { storage } from './scenes/storage.ts';
import { weeklyDeals } from './scenes/weeklyDeals.ts';
import { weeklyFlyer } from './scenes/weeklyFlyer.ts';
import { welcome } from './scenes/welcome.ts';
import { windowsDoors } from './scenes/windowsDoors.ts';

/** Every generated illustration by file name; `service-roofing` and `logo` are drawn by hand and only live in src/art. */
export const scenes: Record<string, () => string> = {
  'service-plumbing': plumbing,
  'service-electrical': electrical,
  'service-hvac': hvac,
  'service-landscaping': landscaping,
  'service-painting': painting,
  'service-flooring': flooring,
  'service-construction': construction,
  'service-kitchen': kitchen,
  'service-bathroom': bathroom,
  'service-windows-doors': windowsDoors,
  'service-design': design,
  'service-cleaning': cleaning,
  'service-moving': moving,
  'service-pest-control': pestControl,
  'service-assembly': assembly,
  'service-storage': storage,
  'service-general': general,
  'scene-empty': empty,
  'scene-error': error,
  'scene-not-found': notFound,
  'scene-mail': mail,
  'scene-offline': offline,
  'scene-savings': savings,
  'scene-welcome': welcome,
  'scene-hero': hero,
  'tile-weekly-deals': weeklyDeals,
  'tile-weekly-flyer': weeklyFlyer,
  'tile-clearance': clearance,
  'tile-deals': deals,
};

/** The optimised SVG text of one scene, without a trailing line break. Throws when the name is unknown. */
export const render = (name: string): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No illustration is called "${name}"; add it to the catalogue or fix the name.`);
  return minify(scene());
};
