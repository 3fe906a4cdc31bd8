/** A trade (services.category), how many providers it has, and the words its company names are made of. */
export interface TradeSeed {
  name: string;
  providers: number;
  english: readonly string[];
  french: readonly string[];
}

/** The numbers add up to 1,240. */
export const trades: readonly TradeSeed[] = [
  {
    name: 'Plumbing',
    providers: 118,
    english: ['Plumbing', 'Plumbing & Drains', 'Pipeworks'],
    french: ['Plomberie', 'Plomberie et drains', 'Plombiers'],
  },
  {
    name: 'Electrical',
    providers: 112,
    english: ['Electric', 'Electrical Services', 'Wiring Co.'],
    french: ['Électricité', 'Maîtres électriciens', 'Électro'],
  },
  {
    name: 'Roofing',
    providers: 92,
    english: ['Roofing', 'Roofing & Gutters', 'Roofworks'],
    french: ['Toitures', 'Couvreurs', 'Toitures et gouttières'],
  },
  {
    name: 'HVAC',
    providers: 88,
    english: ['Heating & Air', 'Climate Control', 'Heat Pumps'],
    french: ['Climatisation', 'Thermopompes', 'Chauffage et ventilation'],
  },
  {
    name: 'Landscaping',
    providers: 86,
    english: ['Landscaping', 'Gardens', 'Lawn & Garden'],
    french: ['Paysagistes', 'Aménagement paysager', 'Jardins'],
  },
  { name: 'Painting', providers: 80, english: ['Painting', 'Painters', 'Fine Finishes'], french: ['Peinture', 'Peintres', 'Finition'] },
  {
    name: 'Flooring',
    providers: 74,
    english: ['Flooring', 'Floors', 'Hardwood & Tile'],
    french: ['Planchers', 'Couvre-planchers', 'Céramique'],
  },
  {
    name: 'Construction',
    providers: 96,
    english: ['Construction', 'Builders', 'Contracting'],
    french: ['Construction', 'Entrepreneurs généraux', 'Bâtisseurs'],
  },
  {
    name: 'Kitchen Renovation',
    providers: 62,
    english: ['Kitchens', 'Kitchen Studio', 'Cabinetry'],
    french: ['Cuisines', 'Atelier de cuisine', 'Ébénisterie'],
  },
  {
    name: 'Bathroom Renovation',
    providers: 58,
    english: ['Bathrooms', 'Bath Renovations', 'Bath & Tile'],
    french: ['Salles de bain', 'Rénovation de salles de bain', 'Bains'],
  },
  {
    name: 'Windows & Doors',
    providers: 48,
    english: ['Windows & Doors', 'Window Works', 'Glass & Entry'],
    french: ['Portes et fenêtres', 'Fenestration', 'Vitrerie'],
  },
  {
    name: 'Design',
    providers: 40,
    english: ['Interiors', 'Design Studio', 'Home Design'],
    french: ['Design', 'Design intérieur', 'Studio'],
  },
  {
    name: 'Pest Control',
    providers: 30,
    english: ['Pest Control', 'Wildlife & Pest', 'Pest Defence'],
    french: ['Extermination', 'Gestion parasitaire', 'Extermination écologique'],
  },
  {
    name: 'Moving',
    providers: 36,
    english: ['Movers', 'Moving', 'Moving & Packing'],
    french: ['Déménagement', 'Déménageurs', 'Transport'],
  },
  {
    name: 'Cleaning',
    providers: 44,
    english: ['Cleaning', 'Home Cleaning', 'Cleaners'],
    french: ['Entretien ménager', 'Nettoyage', 'Ménage'],
  },
  {
    name: 'Assembly',
    providers: 20,
    english: ['Assembly', 'Furniture Assembly', 'Assembly Crew'],
    french: ['Assemblage', 'Montage de meubles', 'Assembleurs'],
  },
  {
    name: 'Storage',
    providers: 18,
    english: ['Storage', 'Self Storage', 'Storage Lockers'],
    french: ['Entreposage', 'Mini-entrepôts', 'Entrepôts'],
  },
  {
    name: 'Home Maintenance',
    providers: 32,
    english: ['Home Maintenance', 'Handyman Services', 'Home Care'],
    french: ['Entretien résidentiel', 'Homme à tout faire', 'Maintenance'],
  },
  {
    name: 'Home Security',
    providers: 20,
    english: ['Security', 'Alarm Systems', 'Locks & Alarms'],
    french: ['Alarmes', 'Sécurité résidentielle', 'Serrurerie'],
  },
  {
    name: 'Decks & Fences',
    providers: 26,
    english: ['Decks & Fences', 'Fencing', 'Outdoor Carpentry'],
    french: ['Terrasses et clôtures', 'Clôtures', 'Patios'],
  },
  {
    name: 'Masonry & Concrete',
    providers: 22,
    english: ['Masonry', 'Concrete', 'Stoneworks'],
    french: ['Maçonnerie', 'Béton', 'Tailleurs de pierre'],
  },
  {
    name: 'Insulation',
    providers: 16,
    english: ['Insulation', 'Energy Retrofits', 'Spray Foam'],
    french: ['Isolation', 'Isolation écoénergétique', 'Uréthane'],
  },
  { name: 'Pools & Spas', providers: 12, english: ['Pools', 'Pool & Spa', 'Pool Care'], french: ['Piscines', 'Piscines et spas', 'Spas'] },
  {
    name: 'Siding',
    providers: 10,
    english: ['Siding', 'Exteriors', 'Siding & Trim'],
    french: ['Revêtements extérieurs', 'Parements', 'Extérieurs'],
  },
];
