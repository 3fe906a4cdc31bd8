/** The pictures that have a surface beside them. Written when they are taken. */
export const surfaces: readonly string[] = `
board-batten-charcoal board-batten-white butcher-block-birch butcher-block-maple butcher-block-walnut carpet-forest
carpet-harbour-blue carpet-linen carpet-moss carpet-natural carpet-oatmeal carpet-silver-grey carpet-spruce-green
carpet-tile-charcoal carpet-tile-ocean carpet-undyed chalk-paint-linen finger-mosaic-deep-green floor-tile-concrete
floor-tile-linen floor-tile-marble floor-tile-warm-white flooring-birch-oatmeal flooring-fir-amber flooring-hickory-honey
flooring-hickory-smoked flooring-maple-linen flooring-maple-natural flooring-oak-charcoal flooring-oak-driftwood
flooring-oak-natural flooring-pine-honey flooring-red-oak-gunstock flooring-red-oak-natural flooring-walnut fluted-tile-sand
fluted-tile-spruce-green glass-countertop-seafoam glass-mosaic-blue-green glass-mosaic-coastal-blue granite-countertop-canyon
granite-countertop-graphite herringbone-floor-oak-natural herringbone-mosaic-marble herringbone-mosaic-sand
herringbone-vinyl-chestnut herringbone-vinyl-natural hexagon-mosaic-spruce-green hexagon-mosaic-white hexagon-tile-slate
hexagon-tile-terracotta hexagon-tile-white laminate-countertop-brushed-steel laminate-countertop-marble laminate-countertop-oak
laminate-countertop-slate lap-siding-cedar lap-siding-coastal-blue lap-siding-driftwood lap-siding-navy lap-siding-primed
lap-siding-sage lap-siding-sand lap-siding-slate-grey metal-shingle-chestnut metal-shingle-slate paint-can-barn-red
paint-can-birch-white paint-can-charcoal paint-can-harbour-blue paint-can-navy paint-can-sage paint-can-slate-grey paint-can-snow
paint-can-spruce-green paint-can-terracotta patterned-tile-navy penny-mosaic-black penny-mosaic-white quartz-countertop-charcoal
quartz-countertop-concrete quartz-countertop-glacier quartz-countertop-warm-white rectangle-tile-charcoal rectangle-tile-sand
rectangle-tile-slate-grey rectangle-tile-snow scallop-tile-seafoam shakes-cedar shakes-cedar-silver-grey sheet-vinyl-oatmeal
shingles-charcoal shingles-chestnut shingles-driftwood shingles-forest shingles-silver-grey shingles-slate sink-countertop-snow
square-tile-moss square-tile-ocean square-tile-warm-white stain-can-cedar-tone stain-can-chestnut stain-can-driftwood
stain-can-forest stain-can-slate stone-veneer-canyon stone-veneer-sandstone stone-veneer-slate subway-tile-charcoal
subway-tile-navy subway-tile-sage subway-tile-snow terrazzo-tile-oatmeal vinyl-plank-ash-grey vinyl-plank-driftwood
vinyl-plank-honey vinyl-plank-shoreline-oak vinyl-plank-silver-grey vinyl-plank-walnut vinyl-tile-concrete vinyl-tile-marble
vinyl-tile-slate wood-look-tile
`
  .trim()
  .split(/\s/);
