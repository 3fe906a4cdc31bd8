import type { ArtName } from '@marketplace/shared-ui/art';

/**
 * First match wins, so the room or the trade comes before words they share ("kitchen design", "bathroom tiles"). A trade that shares its
 * drawing with another names itself for the further ones.
 */
const trades: [words: RegExp, name: ArtName, itself?: string][] = [
  [/plumb|\bpipe|drain|water heater/, 'service-plumbing'],
  [/hvac|\bheat|cooling|furnace|air condition|ventilation/, 'service-hvac'],
  [/security/, 'service-electrical', 'home-security'],
  [/electric|lighting|solar|smart home/, 'service-electrical'],
  [/roof|gutter|eavestrough|shingle/, 'service-roofing'],
  [/landscap|lawn|garden|snow removal|arborist/, 'service-landscaping'],
  [/fenc|deck|patio/, 'service-landscaping', 'decks-fences'],
  [/pool/, 'service-landscaping', 'pools'],
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
  [/construct|contract|carpent|\bframing|renovat|basement|\badditions?\b/, 'service-construction'],
  [/mason|concrete/, 'service-construction', 'masonry'],
  [/siding/, 'service-construction', 'siding'],
  [/insulat/, 'service-construction', 'insulation'],
];

/** A trade by the title of its category in English, as stored; case does not matter. What nobody drew is `general`. */
export function drawnTrade(category: string): { art: ArtName; trade: string } {
  const title = category.toLowerCase();
  const found = trades.find(([words]) => words.test(title));
  const art = found?.[1] ?? 'service-general';
  return { art, trade: found?.[2] ?? art.replace('service-', '') };
}

/**
 * The drawing that stands for a trade.
 * @param category the category's English title, as stored ("Plumbing", "Kitchen Renovation"); case does not matter
 * @returns the trade's drawing, or `service-general` for a category nobody drew
 */
export const serviceArt = (category: string): ArtName => drawnTrade(category).art;
