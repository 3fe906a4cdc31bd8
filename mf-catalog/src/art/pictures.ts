/** The pictures of public/pictures, with a plus where there is a surface too. Written when they are taken. */
export const pictures: readonly string[] = `
alarm-kit-4 alarm-kit-6 alarm-kit-8 alcove-tub anchors apron-sink-brushed-steel apron-sink-matte-black apron-sink-white
arch-pull-bronze arched-window-white awning-window-white backwater-valve ball-valve-brass bar-pull-brass bar-pull-brushed-brass
bar-pull-brushed-nickel bar-pull-matte-black bar-sink-brushed-steel barn-board-barn-red barn-board-silver-grey barn-door-pine
barn-door-walnut barn-door-warm-white base-cabinet-navy base-cabinet-sage base-cabinet-white baseboard baseboard-heater
baseboard-thermostat basin-faucet-chrome basin-faucet-chrome-with-bath-set-matte-black-4 basin-faucet-matte-black basin-trap-white
bath-fan bath-set-brass-5 bath-set-brushed-nickel-4 bath-set-chrome-3 bath-set-matte-black-4 bay-window beam-fir beam-hemlock
board-batten-charcoal+ board-batten-white+ board-cedar board-maple board-oak board-pine breaker brick-charcoal brick-heritage-red
brick-sand bridge-faucet-aged-brass bridge-faucet-chrome butcher-block-birch+ butcher-block-maple+ butcher-block-walnut+
cabinet-hinge-brushed-nickel cabinet-hinge-chrome cable-black cable-grey cable-red cable-white cable-yellow camera-kit
carpet-forest+ carpet-harbour-blue+ carpet-linen+ carpet-moss+ carpet-natural+ carpet-oatmeal+ carpet-silver-grey+
carpet-spruce-green+ carpet-tile-charcoal+ carpet-tile-ocean+ carpet-undyed+ carriage-garage-door-cedar casement-window casing-oak
casing-pine casing-primed ceiling-fan-walnut cellulose centreset-faucet-brushed-nickel chain-link-green chalk-paint-linen+
chalk-paint-sage chisel-set chlorine-pail circular-saw clear-panel-clear clear-panel-smoked closed-paint-can co-alarm
concrete-block-concrete concrete-mix convector-white cork-tile-honey corner-cabinet-white corrugated-panel-aluminum crown-moulding
cup-pull-aged-brass cup-pull-brushed-steel cup-pull-matte-black deadbolt-satin-nickel deck-board-cedar deck-board-charcoal
deck-board-chestnut deck-board-driftwood deck-board-driftwood-with-screws-green deck-board-silver-grey deck-board-treated-brown
deck-board-walnut dehumidifier dimmer dome-camera-black dome-camera-white door-closer-bronze door-hinge-brass
door-hinge-matte-black door-hinge-satin-nickel door-sweep-aluminum doorbell doorbell-with-smoke-alarm double-sink-brushed-steel
double-sink-graphite double-vanity-oak double-vanity-walnut double-vanity-white drawer-base-oak drawer-base-white
drawer-slides-brushed-steel drill-set drip-edge-black driveway-alert drop-in-sink-matte-black drop-in-sink-white drywall
drywall-grey drywall-mint edge-pull-aluminum egress-window elbow ev-charger extinguisher-red fence-panel-cedar
fence-panel-cedar-with-fence-post-treated-with-post-mix fence-panel-treated fence-panel-white fence-post-cedar fence-post-treated
fern-wallpaper filter-faucet-brushed-brass finger-mosaic-deep-green+ fireplace flagstone flood-camera floor-thermostat
floor-tile-concrete+ floor-tile-linen+ floor-tile-marble+ floor-tile-warm-white+ flooring-birch-oatmeal+ flooring-fir-amber+
flooring-hickory-honey+ flooring-hickory-smoked+ flooring-maple-cinder flooring-maple-linen+ flooring-maple-natural+
flooring-oak-charcoal+ flooring-oak-driftwood+ flooring-oak-natural+ flooring-pine-honey+ flooring-red-oak-gunstock+
flooring-red-oak-natural+ flooring-walnut+ flush-door-oak flush-door-white flush-light-brushed-nickel fluted-tile-sand+
fluted-tile-spruce-green+ fold-bar-white freestanding-tub french-door-white full-glass-door-black full-view-garage-door-aluminum
furnace furnace-filter garage-door-charcoal garage-door-sand garage-door-white garage-keypad garage-opener garage-remotes
garage-seal garden-door-black garden-door-white garden-hose-green gate-kit gfci-outlet-white glass-cabinet-white
glass-countertop-seafoam+ glass-mosaic-blue-green+ glass-mosaic-coastal-blue+ glass-pendant-amber glass-pendant-clear
glass-pendant-smoked glass-wool glazed-garage-door-black glazed-garage-door-walnut gooseneck-faucet-brushed-nickel
gooseneck-faucet-copper grab-bar-brushed-steel-2 grab-bar-matte-black granite-countertop-canyon+ granite-countertop-graphite+
grasscloth-coastal-blue grasscloth-natural grasscloth-sage gutter-guard-aluminum gutter-white half-glass-door-cedar
half-glass-door-oak hammer handleset-aged-brass handleset-matte-black heat-pump-water-heater heating-mat hemp-batts
herringbone-floor-oak-natural+ herringbone-mosaic-marble+ herringbone-mosaic-sand+ herringbone-vinyl-chestnut+
herringbone-vinyl-natural+ hexagon-mosaic-spruce-green+ hexagon-mosaic-white+ hexagon-tile-slate+ hexagon-tile-terracotta+
hexagon-tile-white+ home-safe-charcoal hopper-window-white hung-window-black hung-window-white indoor-camera-white joist-hangers
keypad-deadbolt-matte-black keypad-deadbolt-satin-nickel kick-plate-brass kitchen-island-maple knob-brushed-nickel knob-maple
knob-matte-black knob-white laminate-countertop-brushed-steel+ laminate-countertop-marble+ laminate-countertop-oak+
laminate-countertop-slate+ lap-siding-cedar+ lap-siding-coastal-blue+ lap-siding-driftwood+ lap-siding-navy+ lap-siding-primed+
lap-siding-sage+ lap-siding-sand+ lap-siding-slate-grey+ lattice-panel-cedar lattice-panel-treated lawn-seed leak-sensor
legged-vanity-deep-green legged-vanity-navy legged-vanity-sage level leveller lever-faucet-bronze lever-faucet-chrome
lever-handle-matte-black lever-handle-satin-nickel light-bar lit-mirror load-centre louvred-bifold-pine
low-divide-sink-brushed-steel medicine-cabinet-white membrane metal-shingle-chestnut+ metal-shingle-slate+ mirrored-door
modern-door-charcoal mortar motion-floodlight-white motion-switch moulded-door-primed mulch-black mulch-cedar nails oil-can-clear
one-piece-toilet open-vanity-maple osb outdoor-outlet-grey oven-cabinet-navy paint-can-barn-red+ paint-can-birch-white+
paint-can-birch-white-with-primer-pail paint-can-charcoal+ paint-can-harbour-blue+ paint-can-navy+ paint-can-pumpkin
paint-can-sage+ paint-can-slate-grey+ paint-can-snow+ paint-can-spruce-green+ paint-can-terracotta+ panel-door-fir panel-door-navy
panel-door-red panel-door-white pantry-navy pantry-white paper-holder-brushed-brass parcel patio-door patio-slab-concrete
patterned-tile-navy+ paver-charcoal paver-sandstone paver-terracotta pedestal-basin-white pellet-stove penny-mosaic-black+
penny-mosaic-white+ permeable-paver-graphite permeable-paver-sand picket-panel-aluminum picket-panel-matte-black picture-window
pipe-black pipe-coil-harbour-blue pipe-coil-red pipe-copper pipe-white plywood-birch plywood-fir plywood-maple plywood-oak
plywood-spruce pocket-door-primed pool-cover pool-heat-pump pool-ladder pool-light pool-net pool-pump pool-robot pool-solar-panel
porch-lantern-bronze-2 portable-heat-pump post-anchor post-mix pot-filler-matte-black pressure-tank primer-can primer-pail
pull-down-faucet-brushed-steel pull-down-faucet-matte-black pull-out-faucet-chrome quartz-countertop-charcoal+
quartz-countertop-concrete+ quartz-countertop-glacier+ quartz-countertop-warm-white+ rain-barrel-terracotta raised-bed-cedar
rattan-pendant rebar recessed-light rectangle-tile-charcoal+ rectangle-tile-sand+ rectangle-tile-slate-grey+ rectangle-tile-snow+
ribbed-panel-aluminum ribbed-panel-barn-red ribbed-panel-charcoal ribbed-panel-forest ribbed-panel-harbour-blue rigid-foam
rocker-switch roof-vent-brown round-mirror-matte-black rubber-membrane runner-charcoal runner-navy salt-system sand-filter
scallop-tile-seafoam+ screws-brushed-steel screws-green screws-matte-black screws-yellow sealer-pail shaker-door-pine
shaker-door-primed shaker-door-white shakes-cedar+ shakes-cedar-silver-grey+ sheet-vinyl-oatmeal+ shelf-and-stool-cedar
shelf-board-cedar shelf-board-pine shingles-charcoal+ shingles-chestnut+ shingles-driftwood+ shingles-forest+
shingles-silver-grey+ shingles-slate+ shiplap-white shower-base shower-column-matte-black shower-door-chrome
shower-screen-matte-black shower-seat-cedar shower-set-chrome shower-set-matte-black sidelite-door-deep-green sink-base-oak
sink-base-walnut sink-countertop-snow+ skylight slat-panel-cedar slat-panel-charcoal slat-wall-oak slide-bar-chrome sliding-window
smoke-alarm socket-set soil-black solar-camera solar-light-black spray-foam spring-faucet-brushed-steel square-tile-moss+
square-tile-ocean+ square-tile-warm-white+ stain-can-cedar-tone+ stain-can-chestnut+ stain-can-driftwood+ stain-can-forest+
stain-can-slate+ stain-can-winter-grey standing-seam-barn-red standing-seam-charcoal standing-seam-copper
standing-seam-matte-black steel-post-matte-black step-ladder stone-veneer-canyon+ stone-veneer-sandstone+ stone-veneer-slate+
stone-wool storm-door-white strike-plate-brushed-steel striped-wallpaper stud-spf stud-treated subway-tile-charcoal+
subway-tile-navy+ subway-tile-sage+ subway-tile-snow+ sump-pump surge-protector tankless-heater terrazzo-tile-oatmeal+ thermostat
thermostat-with-baseboard-thermostat tile-tools timer-switch toilet torsion-spring touchless-faucet-brushed-nickel
touchless-faucet-matte-black towel-warmer-chrome trail-camera-forest tub-filler-brushed-nickel tub-filler-matte-black
tub-shower-trim-brushed-nickel twin-casement-black twin-casement-white underlayment undermount-sink-brushed-steel
undermount-sink-copper undermount-sink-matte-black usb-outlet vanity-oak vanity-walnut vanity-white vapour-barrier ventilator
vessel-faucet-brushed-brass vinyl-plank-ash-grey+ vinyl-plank-driftwood+ vinyl-plank-honey+ vinyl-plank-shoreline-oak+
vinyl-plank-silver-grey+ vinyl-plank-walnut+ vinyl-tile-concrete+ vinyl-tile-marble+ vinyl-tile-slate+ walk-gate-cedar
walk-gate-treated wall-block-grey wall-block-sandstone wall-cabinet-oak wall-cabinet-ocean wall-cabinet-sage wall-cabinet-white
wall-faucet-bronze wall-heat-pump wall-hung-vanity-charcoal wall-hung-vanity-oak wall-hung-vanity-white wall-lantern-bronze
wall-lantern-matte-black wall-opener water-heater water-softener weatherstrip-matte-black wheelbarrow-green wide-stud-spf
wide-stud-treated widespread-faucet-brass widespread-faucet-chrome winter-cover-forest wired-smoke-alarm wood-look-tile+
wood-stove workstation-sink-brushed-steel
`
  .trim()
  .split(/\s/);

/** Of all files: an address changes with what it leads to. */
export const picturesHash = 'bbebdaaa9b';

/** What they stand on. */
export const GROUND = '#f3efe6';
