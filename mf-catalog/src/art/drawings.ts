import accessory from './accessory.svg';
import accessory2 from './accessory-2.svg';
import alarm from './alarm.svg';
import alarm2 from './alarm-2.svg';
import barnboard from './barnboard.svg';
import barnboard2 from './barnboard-2.svg';
import bathFaucet from './bath-faucet.svg';
import bathFaucet2 from './bath-faucet-2.svg';
import brick from './brick.svg';
import brick2 from './brick-2.svg';
import cabinet from './cabinet.svg';
import cabinet2 from './cabinet-2.svg';
import cable from './cable.svg';
import cable2 from './cable-2.svg';
import camera from './camera.svg';
import camera2 from './camera-2.svg';
import carpet from './carpet.svg';
import carpet2 from './carpet-2.svg';
import ceramic from './ceramic.svg';
import ceramic2 from './ceramic-2.svg';
import concrete from './concrete.svg';
import concrete2 from './concrete-2.svg';
import countertop from './countertop.svg';
import countertop2 from './countertop-2.svg';
import decking from './decking.svg';
import decking2 from './decking-2.svg';
import dimmer from './dimmer.svg';
import dimmer2 from './dimmer-2.svg';
import drywall from './drywall.svg';
import drywall2 from './drywall-2.svg';
import exteriorDoor from './exterior-door.svg';
import exteriorDoor2 from './exterior-door-2.svg';
import fasteners from './fasteners.svg';
import fasteners2 from './fasteners-2.svg';
import faucet from './faucet.svg';
import faucet2 from './faucet-2.svg';
import fence from './fence.svg';
import fence2 from './fence-2.svg';
import garageDoor from './garage-door.svg';
import garageDoor2 from './garage-door-2.svg';
import garden from './garden.svg';
import garden2 from './garden-2.svg';
import hardwood from './hardwood.svg';
import hardwood2 from './hardwood-2.svg';
import heatPump from './heat-pump.svg';
import heatPump2 from './heat-pump-2.svg';
import insulation from './insulation.svg';
import insulation2 from './insulation-2.svg';
import interiorDoor from './interior-door.svg';
import interiorDoor2 from './interior-door-2.svg';
import lighting from './lighting.svg';
import lighting2 from './lighting-2.svg';
import lock from './lock.svg';
import lock2 from './lock-2.svg';
import lumber from './lumber.svg';
import lumber2 from './lumber-2.svg';
import membrane from './membrane.svg';
import membrane2 from './membrane-2.svg';
import metalRoof from './metal-roof.svg';
import metalRoof2 from './metal-roof-2.svg';
import mosaic from './mosaic.svg';
import mosaic2 from './mosaic-2.svg';
import paint from './paint.svg';
import paint2 from './paint-2.svg';
import panel from './panel.svg';
import panel2 from './panel-2.svg';
import paver from './paver.svg';
import paver2 from './paver-2.svg';
import pipe from './pipe.svg';
import pipe2 from './pipe-2.svg';
import plywood from './plywood.svg';
import plywood2 from './plywood-2.svg';
import pool from './pool.svg';
import pool2 from './pool-2.svg';
import post from './post.svg';
import post2 from './post-2.svg';
import primer from './primer.svg';
import primer2 from './primer-2.svg';
import pulls from './pulls.svg';
import pulls2 from './pulls-2.svg';
import shelf from './shelf.svg';
import shelf2 from './shelf-2.svg';
import shingle from './shingle.svg';
import shingle2 from './shingle-2.svg';
import siding from './siding.svg';
import siding2 from './siding-2.svg';
import sink from './sink.svg';
import sink2 from './sink-2.svg';
import smokeAlarm from './smoke-alarm.svg';
import smokeAlarm2 from './smoke-alarm-2.svg';
import stain from './stain.svg';
import stain2 from './stain-2.svg';
import stove from './stove.svg';
import stove2 from './stove-2.svg';
import thermostat from './thermostat.svg';
import thermostat2 from './thermostat-2.svg';
import tile from './tile.svg';
import tile2 from './tile-2.svg';
import tools from './tools.svg';
import tools2 from './tools-2.svg';
import trim from './trim.svg';
import trim2 from './trim-2.svg';
import tub from './tub.svg';
import tub2 from './tub-2.svg';
import vanity from './vanity.svg';
import vanity2 from './vanity-2.svg';
import vinyl from './vinyl.svg';
import vinyl2 from './vinyl-2.svg';
import wallpaper from './wallpaper.svg';
import wallpaper2 from './wallpaper-2.svg';
import waterHeater from './water-heater.svg';
import waterHeater2 from './water-heater-2.svg';
import window from './window.svg';
import window2 from './window-2.svg';

/** The address of every drawing. Generated together with them. */
export const drawings: Readonly<Record<string, string>> = {
  accessory,
  'accessory-2': accessory2,
  alarm,
  'alarm-2': alarm2,
  barnboard,
  'barnboard-2': barnboard2,
  'bath-faucet': bathFaucet,
  'bath-faucet-2': bathFaucet2,
  brick,
  'brick-2': brick2,
  cabinet,
  'cabinet-2': cabinet2,
  cable,
  'cable-2': cable2,
  camera,
  'camera-2': camera2,
  carpet,
  'carpet-2': carpet2,
  ceramic,
  'ceramic-2': ceramic2,
  concrete,
  'concrete-2': concrete2,
  countertop,
  'countertop-2': countertop2,
  decking,
  'decking-2': decking2,
  dimmer,
  'dimmer-2': dimmer2,
  drywall,
  'drywall-2': drywall2,
  'exterior-door': exteriorDoor,
  'exterior-door-2': exteriorDoor2,
  fasteners,
  'fasteners-2': fasteners2,
  faucet,
  'faucet-2': faucet2,
  fence,
  'fence-2': fence2,
  'garage-door': garageDoor,
  'garage-door-2': garageDoor2,
  garden,
  'garden-2': garden2,
  hardwood,
  'hardwood-2': hardwood2,
  'heat-pump': heatPump,
  'heat-pump-2': heatPump2,
  insulation,
  'insulation-2': insulation2,
  'interior-door': interiorDoor,
  'interior-door-2': interiorDoor2,
  lighting,
  'lighting-2': lighting2,
  lock,
  'lock-2': lock2,
  lumber,
  'lumber-2': lumber2,
  membrane,
  'membrane-2': membrane2,
  'metal-roof': metalRoof,
  'metal-roof-2': metalRoof2,
  mosaic,
  'mosaic-2': mosaic2,
  paint,
  'paint-2': paint2,
  panel,
  'panel-2': panel2,
  paver,
  'paver-2': paver2,
  pipe,
  'pipe-2': pipe2,
  plywood,
  'plywood-2': plywood2,
  pool,
  'pool-2': pool2,
  post,
  'post-2': post2,
  primer,
  'primer-2': primer2,
  pulls,
  'pulls-2': pulls2,
  shelf,
  'shelf-2': shelf2,
  shingle,
  'shingle-2': shingle2,
  siding,
  'siding-2': siding2,
  sink,
  'sink-2': sink2,
  'smoke-alarm': smokeAlarm,
  'smoke-alarm-2': smokeAlarm2,
  stain,
  'stain-2': stain2,
  stove,
  'stove-2': stove2,
  thermostat,
  'thermostat-2': thermostat2,
  tile,
  'tile-2': tile2,
  tools,
  'tools-2': tools2,
  trim,
  'trim-2': trim2,
  tub,
  'tub-2': tub2,
  vanity,
  'vanity-2': vanity2,
  vinyl,
  'vinyl-2': vinyl2,
  wallpaper,
  'wallpaper-2': wallpaper2,
  'water-heater': waterHeater,
  'water-heater-2': waterHeater2,
  window,
  'window-2': window2,
};
