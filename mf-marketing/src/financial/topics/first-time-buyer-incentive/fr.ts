import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Ce prêt fédéral à participation a pris fin. Plus personne ne peut s’y inscrire. Voici ce qui le remplace et ce que les titulaires actuels doivent savoir.',
  status: {
    headline: 'Fermé\u00a0: aucune nouvelle demande depuis le 21 mars 2024',
    text: 'La SCHL a cessé de recevoir des demandes à minuit, heure de l’Est, le 21 mars 2024 et n’a plus rien approuvé après le 31 mars 2024. Les ententes existantes se poursuivent.',
  },
  replacements: {
    text: 'Rien ne le remplace à l’identique. Voici comment on aide aujourd’hui les acheteurs d’une première habitation; plusieurs mesures se combinent.',
    items: [
      {
        topic: 'home-buyers-plan',
        text: 'Retirez jusqu’à 60\u00a0000\u00a0$ chacun de vos REER, et utilisez un CELIAPP, qui ne se rembourse jamais.',
      },
      {
        topic: 'first-time-buyer-tax-credit',
        text: 'Jusqu’à 1\u00a0400\u00a0$ d’impôt fédéral en moins pour une habitation achetée en 2026.',
      },
      {
        topic: 'gst-hst-rebate',
        text: 'Sur une habitation neuve\u00a0: jusqu’à 50\u00a0000\u00a0$ de TPS ou de la partie fédérale de la TVH.',
      },
      { topic: 'insured-mortgages', text: 'Rembourser sur 30 ans même si le prêt est assuré.' },
      {
        topic: 'provincial-programs',
        text: 'Allègements de droits de mutation, crédits d’impôt et projets pilotes de votre province ou territoire.',
      },
    ],
  },
  glance: [
    ['Nouvelles demandes', 'fermées depuis le 21 mars 2024'],
    ['Ce qu’il prêtait', '5\u00a0% ou 10\u00a0% du prix'],
    ['Remboursement', 'à la vente, ou au plus tard après 25 ans'],
    ['Remboursement hâtif', 'permis, sans pénalité'],
  ],
  who: {
    title: 'Qui est encore concerné',
    blocks: [
      {
        text: 'Seulement les ménages qui ont déjà l’Incitatif. Lancé en 2019 pour des acheteurs ayant un revenu d’au plus 120\u00a0000\u00a0$, ou de 150\u00a0000\u00a0$ à Toronto, Vancouver et Victoria, il a été bien moins utilisé que prévu.',
      },
    ],
  },
  amounts: {
    title: 'Ce que les titulaires remboursent',
    blocks: [
      {
        text: 'Vous remboursez le même pourcentage de ce que vaut alors la propriété. Le gain ou la perte partagés avec l’État se limitent à 8\u00a0% par an, non composés.',
      },
      {
        table: {
          caption: 'Exemple\u00a0: 10\u00a0% d’une propriété de 400\u00a0000\u00a0$, 40\u00a0000\u00a0$ reçus',
          head: ['Valeur au remboursement', 'Montant remboursé'],
          rows: [
            ['400\u00a0000\u00a0$', '40\u00a0000\u00a0$'],
            ['440\u00a0000\u00a0$', '44\u00a0000\u00a0$'],
            ['380\u00a0000\u00a0$', '38\u00a0000\u00a0$'],
          ],
        },
      },
    ],
  },
  apply: {
    title: 'Que faire si vous l’avez',
    blocks: [
      {
        steps: [
          'Retrouvez votre entente\u00a0: le pourcentage reçu et le nom de l’administrateur du programme.',
          'Avant de vendre, de refinancer, de transférer ou de vous séparer, appelez l’administrateur\u00a0: les changements après l’approbation passent encore par lui.',
          'Pour rembourser d’avance, demandez quelle preuve de valeur est acceptée.',
          'Faites radier la garantie du titre par un notaire ou un avocat.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Ce n’est pas le montant pour l’achat d’une habitation, un crédit d’impôt qui existe toujours.',
          'Ce n’est pas le remboursement de la TPS pour première habitation, en vigueur depuis le 12 mars 2026.',
          'Plus personne ne l’offre, sous aucun nom.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Je peux encore le demander\u00a0: j’ai lu un article.\u00a0»',
      'D’anciens articles le décrivent encore. Aucune demande n’est acceptée depuis le 21 mars 2024.',
    ],
  ],
};
