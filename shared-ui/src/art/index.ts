import logo from './logo.svg';
import sceneEmpty from './scene-empty.svg';
import sceneError from './scene-error.svg';
import sceneHero from './scene-hero.svg';
import sceneMail from './scene-mail.svg';
import sceneNotFound from './scene-not-found.svg';
import sceneOffline from './scene-offline.svg';
import sceneSavings from './scene-savings.svg';
import sceneWelcome from './scene-welcome.svg';
import serviceAssembly from './service-assembly.svg';
import serviceBathroom from './service-bathroom.svg';
import serviceCleaning from './service-cleaning.svg';
import serviceConstruction from './service-construction.svg';
import serviceDesign from './service-design.svg';
import serviceElectrical from './service-electrical.svg';
import serviceFlooring from './service-flooring.svg';
import serviceGeneral from './service-general.svg';
import serviceHvac from './service-hvac.svg';
import serviceKitchen from './service-kitchen.svg';
import serviceLandscaping from './service-landscaping.svg';
import serviceMoving from './service-moving.svg';
import servicePainting from './service-painting.svg';
import servicePestControl from './service-pest-control.svg';
import servicePlumbing from './service-plumbing.svg';
import serviceRoofing from './service-roofing.svg';
import serviceStorage from './service-storage.svg';
import serviceWindowsDoors from './service-windows-doors.svg';
import tileClearance from './tile-clearance.svg';
import tileDeals from './tile-deals.svg';
import tileWeeklyDeals from './tile-weekly-deals.svg';
import tileWeeklyFlyer from './tile-weekly-flyer.svg';

/** Names of the drawings; all are 16:10 except `scene-hero` (4:3), `scene-welcome` (4:5) and `logo` (square). */
export type ArtName =
  | 'logo'
  | 'scene-empty'
  | 'scene-error'
  | 'scene-hero'
  | 'scene-mail'
  | 'scene-not-found'
  | 'scene-offline'
  | 'scene-savings'
  | 'scene-welcome'
  | 'service-assembly'
  | 'service-bathroom'
  | 'service-cleaning'
  | 'service-construction'
  | 'service-design'
  | 'service-electrical'
  | 'service-flooring'
  | 'service-general'
  | 'service-hvac'
  | 'service-kitchen'
  | 'service-landscaping'
  | 'service-moving'
  | 'service-painting'
  | 'service-pest-control'
  | 'service-plumbing'
  | 'service-roofing'
  | 'service-storage'
  | 'service-windows-doors'
  | 'tile-clearance'
  | 'tile-deals'
  | 'tile-weekly-deals'
  | 'tile-weekly-flyer';

/** The address of every drawing. They are decoration: use them with an empty `alt`. */
export const art: Record<ArtName, string> = {
  logo,
  'scene-empty': sceneEmpty,
  'scene-error': sceneError,
  'scene-hero': sceneHero,
  'scene-mail': sceneMail,
  'scene-not-found': sceneNotFound,
  'scene-offline': sceneOffline,
  'scene-savings': sceneSavings,
  'scene-welcome': sceneWelcome,
  'service-assembly': serviceAssembly,
  'service-bathroom': serviceBathroom,
  'service-cleaning': serviceCleaning,
  'service-construction': serviceConstruction,
  'service-design': serviceDesign,
  'service-electrical': serviceElectrical,
  'service-flooring': serviceFlooring,
  'service-general': serviceGeneral,
  'service-hvac': serviceHvac,
  'service-kitchen': serviceKitchen,
  'service-landscaping': serviceLandscaping,
  'service-moving': serviceMoving,
  'service-painting': servicePainting,
  'service-pest-control': servicePestControl,
  'service-plumbing': servicePlumbing,
  'service-roofing': serviceRoofing,
  'service-storage': serviceStorage,
  'service-windows-doors': serviceWindowsDoors,
  'tile-clearance': tileClearance,
  'tile-deals': tileDeals,
  'tile-weekly-deals': tileWeeklyDeals,
  'tile-weekly-flyer': tileWeeklyFlyer,
};
