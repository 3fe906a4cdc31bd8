import type { FixedPriceContent } from '../FixedPriceContent';
import { createPage } from '../createPage';

export const assembly: FixedPriceContent = {
  service: 'assembly',
  category: 'Assembly',
  art: 'service-assembly',
  texts: {
    en: {
      title: 'Furniture assembly at a fixed price',
      lead: 'Count what has to be put together. One visit, one price, tools included.',
      fields: {
        chairs: { label: 'Chairs and stools' },
        tables: { label: 'Tables' },
        shelves: { label: 'Shelves and bookcases' },
        desks: { label: 'Desks' },
        beds: { label: 'Beds', hint: 'Also bunk beds: count them as two.' },
        wardrobes: { label: 'Wardrobes and large cabinets' },
        anchoring: { label: 'Anchoring to the wall against tipping, all items' },
        packaging: { label: 'Taking the packaging away' },
      },
      included: [
        'Travel and all tools',
        'Assembly by the maker’s instructions',
        'Placing the items in the room you choose',
        'Sorting of the packaging into one pile',
      ],
      excluded: [
        'Missing or broken parts of the maker',
        'Electrical, gas or water connections',
        'Carrying items up more than two flights of stairs',
        'Kitchens: ask a professional for a quote',
      ],
      questions: [
        { question: 'Do the boxes have to be unpacked?', answer: 'No. Leave them closed in the room where the furniture goes.' },
        {
          question: 'What if a part is missing?',
          answer: 'The team puts together what can be, and comes back once at no charge when you have the part.',
        },
        { question: 'Does the maker’s name matter?', answer: 'No, as long as instructions come with the item or can be found online.' },
      ],
    },
    fr: {
      title: 'Assemblage de meubles à prix fixe',
      lead: 'Comptez ce qu’il faut assembler. Une visite, un prix, outils compris.',
      fields: {
        chairs: { label: 'Chaises et tabourets' },
        tables: { label: 'Tables' },
        shelves: { label: 'Étagères et bibliothèques' },
        desks: { label: 'Bureaux' },
        beds: { label: 'Lits', hint: 'Un lit superposé compte pour deux.' },
        wardrobes: { label: 'Garde-robes et grandes armoires' },
        anchoring: { label: 'Fixation au mur contre le basculement, tous les articles' },
        packaging: { label: 'Ramassage des emballages' },
      },
      included: [
        'Déplacement et tous les outils',
        'Assemblage selon les instructions du fabricant',
        'Mise en place dans la pièce de votre choix',
        'Tri des emballages en une seule pile',
      ],
      excluded: [
        'Pièces manquantes ou brisées du fabricant',
        'Raccords d’électricité, de gaz ou d’eau',
        'Transport sur plus de deux étages',
        'Cuisines\u00a0: demandez une soumission à un professionnel',
      ],
      questions: [
        { question: 'Faut-il déballer les boîtes?', answer: 'Non. Laissez-les fermées dans la pièce où ira le meuble.' },
        {
          question: 'Et s’il manque une pièce?',
          answer: 'L’équipe assemble ce qui peut l’être et revient une fois sans frais quand vous avez la pièce.',
        },
        { question: 'La marque est-elle importante?', answer: 'Non, si les instructions sont fournies ou se trouvent en ligne.' },
      ],
    },
  },
};

export const Component = createPage(assembly);
