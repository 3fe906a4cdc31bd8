import type { ArtName } from '@marketplace/shared-ui/art';

/** First match wins, so the room or the trade comes before words they share ("kitchen design", "bathroom tiles"). */
const trades: [words: RegExp, name: ArtName][] = [
  [/plumb|\bpipe|drain|water heater/, 'service-plumbing'],
  [/hvac|\bheat|cooling|furnace|air condition|ventilation/, 'service-hvac'],
  [/electric|lighting|solar|security|smart home/, 'service-electrical'],
  [/roof|gutter|eavestrough|shingle/, 'service-roofing'],
  [/landscap|lawn|garden|fenc|deck|patio|pool|snow removal|arborist/, 'service-landscaping'],
  [/paint|drywall|wallpaper|\bstain/, 'service-painting'],
  [/kitchen|cabinet|countertop/, 'service-kitchen'],
  [/bath|shower/, 'service-bathroom'],
  [/floor|hardwood|carpet|\btil(e|ing)/, 'service-flooring'],
  [/window|\bdoor|garage/, 'service-windows-doors'],
  [/clean|maid|janitor/, 'service-cleaning'],
  [/\bmov(ing|ers)/, 'service-moving'],
  [/storage/, 'service-storage'],
  [/\bpest|extermin|wildlife/, 'service-pest-control'],
  [/assembl|furniture/, 'service-assembly'],
  [/design|architect|decor/, 'service-design'],
  [/construct|contract|carpent|\bframing|mason|concrete|siding|insulat|renovat|basement|\badditions?\b/, 'service-construction'],
];

/**
 * The drawing for a service that brings no picture of its own.
 * @param category the category's English title, as stored ("Plumbing", "Kitchen Renovation"); case does not matter
 * @returns the trade's drawing, or `service-general` for a category nobody drew
 */
export const serviceArt = (category: string): ArtName => {
  const title = category.toLowerCase();
  return trades.find(([words]) => words.test(title))?.[1] ?? 'service-general';
};
