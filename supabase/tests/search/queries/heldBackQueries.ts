import { city, company, expectedQueries, material, nothing, trade, tradeIn } from './ExpectedQuery.ts';

/** Queries that the search was not made with: they tell how it does with what nobody thought of. */
export const heldBackQueries = [
  ...expectedQueries('en', {
    trade: [
      ['plumber', trade('Plumbing')],
      ['locksmith', trade('Home Security')],
      ['bricklayers', trade('Masonry & Concrete')],
      ['interior designer', trade('Design')],
    ],
    relative: [
      ['air conditioning', trade('HVAC')],
      ['countertops', trade('Kitchen Renovation')],
      ['spray foam', trade('Insulation')],
      ['fence repair', trade('Decks & Fences')],
    ],
    problem: [
      ['leaky faucet', trade('Plumbing')],
      ['breaker keeps tripping', trade('Electrical')],
      ['furnace not working', trade('HVAC')],
      ['bed bugs', trade('Pest Control')],
      ['locked out', trade('Home Security')],
    ],
    city: [
      ['Halifax', city('Halifax')],
      ['trois-rivieres', city('Trois-Rivières')],
    ],
    'postal code': [
      ['V6B 2W9', city('Vancouver', 'Surrey')],
      ['r3c', city('Winnipeg')],
    ],
    'trade and place': [
      ['plumber vancouver', tradeIn('Plumbing', 'Vancouver', 'Surrey')],
      ['roofers montreal', tradeIn('Roofing', 'Montréal')],
      ['house painters in halifax', tradeIn('Painting', 'Halifax')],
      ['pest control T5J 0A1', tradeIn('Pest Control', 'Edmonton')],
    ],
    typo: [
      ['paintr', trade('Painting')],
      ['excavtor near Calagry', city('Calgary')],
      ['hvca', trade('HVAC')],
      ['Saskaton', city('Saskatoon')],
    ],
    company: [
      ['Ravendale Builders', company('Ravendale Builders')],
      ['Granitefold carpentry', company('Granitefold Outdoor Carpentry')],
      ['kettlewick roofng', company('Kettlewick Roofing')],
    ],
    combination: [
      ['affordable kitchen cabinets calgary', tradeIn('Kitchen Renovation', 'Calgary')],
      ['i need a handyman in ottawa', tradeIn('Home Maintenance', 'Ottawa', 'Gatineau')],
      ['24 hour plumber M4C', tradeIn('Plumbing', 'Toronto', 'Mississauga')],
    ],
    nothing: [['qwxzvk', nothing]],
    material: [
      ['water heater', material(/water heater/i)],
      ['bath vanity', material(/vanity/i)],
      ['hardwod flooring', material(/hardwood|oak|maple|hickory|floor/i)],
      ['insulaton', material(/insul|batts|wool|cellulose|foam/i)],
      ['pavers', material(/paver/i)],
      ['vinyl plank flooring', material(/vinyl/i)],
      ['garage door oppener', material(/garage door/i)],
      ['copper pipes', material(/copper|pipe/i)],
    ],
  }),
  ...expectedQueries('fr', {
    trade: [
      ['plombier', trade('Plumbing')],
      ['serrurier', trade('Home Security')],
      ['maçon', trade('Masonry & Concrete')],
      ['paysagiste', trade('Landscaping')],
    ],
    relative: [
      ['gouttières', trade('Roofing')],
      ['air climatisé', trade('HVAC')],
      ['armoires de cuisine', trade('Kitchen Renovation')],
      ['clôture', trade('Decks & Fences')],
    ],
    problem: [
      ['robinet qui fuit', trade('Plumbing')],
      ['disjoncteur saute', trade('Electrical')],
      ['fournaise en panne', trade('HVAC')],
      ['punaises de lit', trade('Pest Control')],
      ['porte verrouillée', trade('Home Security', 'Windows & Doors')],
    ],
    city: [
      ['Québec', city('Québec')],
      ['sherbrooke', city('Sherbrooke')],
    ],
    'postal code': [
      ['J8X 2K1', city('Gatineau', 'Ottawa')],
      ['h3b', city('Montréal')],
    ],
    'trade and place': [
      ['plombier quebec', tradeIn('Plumbing', 'Québec')],
      ['électricien à Gatineau', tradeIn('Electrical', 'Gatineau', 'Ottawa')],
      ['ménage montréal', tradeIn('Cleaning', 'Montréal')],
      ['menuisier G9A', tradeIn(['Construction', 'Decks & Fences'], 'Trois-Rivières')],
    ],
    typo: [
      ['plombié', trade('Plumbing')],
      ['exterminateure', trade('Pest Control')],
      ['toitture montréal', tradeIn('Roofing', 'Montréal')],
      ['gatinau', city('Gatineau')],
    ],
    company: [
      ['Piscines Montclairet', company('Piscines Montclairet')],
      ['patios rivaclair', company('Patios Rivaclair')],
      ['bâtisseurs maisonbele', company('Bâtisseurs Maisonbelle')],
    ],
    combination: [
      ['réparation de toiture à Québec', tradeIn('Roofing', 'Québec')],
      ['femme de ménage pas cher Montréal', tradeIn('Cleaning', 'Montréal')],
      ['besoin d’un plombier ce soir', trade('Plumbing')],
    ],
    nothing: [['zkwqxj', nothing]],
    material: [
      ['chauffe-eau', material(/chauffe-eau/i)],
      ['meuble lavabo', material(/lavabo/i)],
      ['plancher de vinyle', material(/vinyle/i)],
      ['briques', material(/brique/i)],
      ['tuyau de cuivre', material(/cuivre|tuyau/i)],
      ['contreplaque', material(/contreplaqué/i)],
      ['robinnet', material(/robinet/i)],
      ['porte d’entrée', material(/porte/i)],
    ],
  }),
];
