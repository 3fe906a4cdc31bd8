import type { ProviderProfile } from './ProviderProfile.ts';
import { serviceAreas } from './serviceAreas.ts';

/** The sample company of the specification's profile page. */
export const northline: ProviderProfile = {
  index: 0,
  trade: 'Construction',
  french: true,
  tagline: ['Whole-home renovations, built for Canadian winters', 'Des rénovations complètes, pensées pour nos hivers'],
  description: [
    'Northline Renovations has renovated and extended Toronto homes since 2008: kitchens, bathrooms, basements and second storeys, from the permit drawing to the last coat of paint. One site lead runs your project and answers your messages, our carpenters are employees, and the schedule hangs on your wall from the first day. Changes are priced and signed before they are made, so that the last invoice is the one you expected.',
    'Rénovations Northline transforme et agrandit les maisons de Toronto depuis 2008\u00a0: cuisines, salles de bain, sous-sols et étages, du plan de permis à la dernière couche de peinture. Un chef de chantier mène votre projet et répond à vos messages, nos charpentiers sont nos employés, et l’échéancier est affiché chez vous dès le premier jour. Chaque changement est chiffré et signé avant d’être fait\u00a0: la dernière facture est celle que vous attendiez.',
  ],
  established: 2008,
  employees: '25-50',
  phone: '+14165550142',
  plan: 'pro',
  services: [
    ['Kitchen renovation', 'Rénovation de cuisine'],
    ['Bathroom renovation', 'Rénovation de salle de bain'],
    ['Basement finishing', 'Aménagement du sous-sol'],
    ['Home additions', 'Agrandissements'],
    ['Whole-home renovation', 'Rénovation complète'],
    ['Windows and doors', 'Portes et fenêtres'],
    ['Permits and drawings', 'Permis et plans'],
  ],
  projects: [
    {
      title: ['Second storey in East York', 'Un étage de plus à East York'],
      text: [
        'A bungalow gained three bedrooms in fourteen weeks. The family moved out for nine days of them.',
        'Un bungalow a gagné trois chambres en quatorze semaines. La famille n’a dû partir que neuf jours.',
      ],
      art: 'service-construction',
      completedOn: '2026-06-19',
    },
    {
      title: ['Kitchen in Leslieville', 'Cuisine à Leslieville'],
      text: [
        'A bearing wall became a steel beam, the sink moved under the window, and the old pine floor was kept.',
        'Un mur porteur est devenu une poutre d’acier, l’évier est passé sous la fenêtre et le vieux plancher de pin est resté.',
      ],
      art: 'service-kitchen',
      completedOn: '2026-03-27',
    },
    {
      title: ['Bathroom in the Junction', 'Salle de bain dans la Jonction'],
      text: [
        'Heated checkerboard tile, a restored clawfoot tub and a window that finally opens.',
        'Damier chauffant, bain sur pattes restauré et une fenêtre qui s’ouvre enfin.',
      ],
      art: 'service-bathroom',
      completedOn: '2025-11-14',
    },
    {
      title: ['Front entrance in Riverdale', 'Entrée à Riverdale'],
      text: [
        'New vestibule, arched transom and a door that needs no shoulder in January.',
        'Nouveau vestibule, imposte cintrée et une porte qui se ferme sans effort en janvier.',
      ],
      art: 'service-windows-doors',
      completedOn: '2025-09-05',
    },
  ],
  testimonials: [
    {
      name: 'Priya S.',
      project: ['Kitchen renovation', 'Rénovation de cuisine'],
      text: [
        'They told us on day one that the beam would cost more than hoped, showed us why, and then kept to that price to the end.',
        'Dès le premier jour, ils nous ont dit que la poutre coûterait plus cher, nous ont montré pourquoi, puis ont tenu ce prix jusqu’à la fin.',
      ],
      rating: 5,
    },
    {
      name: 'Daniel and Ruth K.',
      project: ['Second storey', 'Ajout d’un étage'],
      text: [
        'Fourteen weeks on paper, fourteen weeks in life. Our site lead knew the children’s names.',
        'Quatorze semaines sur papier, quatorze semaines en vrai. Le chef de chantier connaissait le nom des enfants.',
      ],
      rating: 5,
    },
    {
      name: 'Marie-Ève L.',
      project: ['Bathroom renovation', 'Rénovation de salle de bain'],
      text: [
        'Careful work and a clean house every evening. One tile was on back order and they said so at once.',
        'Un travail soigné et une maison propre chaque soir. Un carreau manquait en stock, ils l’ont dit tout de suite.',
      ],
      rating: 4,
    },
  ],
  areas: serviceAreas['Toronto, ON']!,
  licences: [
    { kind: 'workers_comp', jurisdiction: 'ON', number: '5550142', issuer: ['WSIB', 'WSIB'], source: 'https://www.wsib.ca' },
    {
      kind: 'municipal',
      jurisdiction: 'ON',
      number: 'B90-55501',
      issuer: ['City of Toronto', 'Ville de Toronto'],
      source: 'https://www.toronto.ca',
    },
  ],
  lapsed: false,
};
