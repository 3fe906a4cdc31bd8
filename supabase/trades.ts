/**
 * Trades as `services.category` writes them, with what French pages and mails call them. The English value stays in
 * addresses and filters; a trade that is not listed is shown as it is.
 */
const frenchTrades: ReadonlyMap<string, string> = new Map([
  ['Plumbing', 'Plomberie'],
  ['Electrical', 'Électricité'],
  ['Roofing', 'Toiture'],
  ['HVAC', 'Chauffage et climatisation'],
  ['Landscaping', 'Aménagement paysager'],
  ['Painting', 'Peinture'],
  ['Flooring', 'Revêtement de sol'],
  ['Construction', 'Construction'],
  ['Kitchen Renovation', 'Rénovation de cuisine'],
  ['Bathroom Renovation', 'Rénovation de salle de bain'],
  ['Windows & Doors', 'Portes et fenêtres'],
  ['Design', 'Design'],
  ['Pest Control', 'Extermination'],
  ['Moving', 'Déménagement'],
  ['Cleaning', 'Entretien ménager'],
  ['Assembly', 'Assemblage'],
  ['Storage', 'Entreposage'],
  ['Home Maintenance', 'Entretien résidentiel'],
  ['Home Security', 'Sécurité résidentielle'],
  ['Decks & Fences', 'Terrasses et clôtures'],
  ['Masonry & Concrete', 'Maçonnerie et béton'],
  ['Insulation', 'Isolation'],
  ['Pools & Spas', 'Piscines et spas'],
  ['Siding', 'Revêtement extérieur'],
]);

/** What people read for a trade in the language. */
export function tradeLabel(trade: string, locale: 'en' | 'fr'): string {
  return locale === 'fr' ? (frenchTrades.get(trade) ?? trade) : trade;
}

/** Every trade, as `services.category` writes it. */
export const tradeNames: readonly string[] = [...frenchTrades.keys()];
