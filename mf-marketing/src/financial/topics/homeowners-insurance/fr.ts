import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Aucune loi ne vous oblige à assurer votre propriété, mais presque toute hypothèque le fait. Avant de rénover, appelez d’abord votre assureur.',
  status: {
    headline: 'Offerte; la taxe sur les primes augmente au Québec le 1er janvier 2027',
    text: 'Le Québec taxe les primes à 9\u00a0% jusqu’au 31 décembre 2026, puis à 9,975\u00a0%.',
  },
  glance: [
    ['Exigée par', 'presque tous les prêteurs hypothécaires'],
    ['Valeur assurée', 'coût de reconstruction, pas valeur marchande'],
    ['Inondation et refoulement d’égout', 'protections facultatives'],
    ['Tremblement de terre', 'à part (Colombie-Britannique, Québec)'],
    ['Responsabilité de l’entrepreneur', 'souvent 2 millions de dollars'],
  ],
  who: {
    title: 'Qui devrait relire son contrat maintenant',
    blocks: [
      {
        list: [
          'Vous allez rénover, ajouter un logement ou laisser la maison vide plus d’environ 30 jours.',
          'Vous louez une chambre ou le sous-sol, ou exploitez une entreprise à la maison.',
          'Vous êtes copropriétaire\u00a0: votre contrat doit s’accorder avec celui du syndicat et ses franchises.',
          'Vous habitez près de l’eau, sur une pente ou dans un secteur d’égouts anciens.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Ce qui est couvert',
    blocks: [
      {
        table: {
          caption: 'Contrat type d’un propriétaire; le vôtre fait foi',
          head: ['Événement', 'De base', 'Comment l’ajouter'],
          rows: [
            ['Incendie, vent, vol', 'oui', 'compris'],
            ['Tuyau éclaté', 'habituellement', 'compris'],
            ['Refoulement d’égout', 'non', 'protection facultative'],
            ['Inondation', 'non', 'protection facultative, pas partout'],
            ['Tremblement de terre', 'non', 'protection facultative'],
            ['Usure, fuites lentes, travail mal fait', 'non', 'non assurable'],
          ],
        },
      },
    ],
  },
  provinces: {
    text: 'Nos sources nomment trois provinces qui taxent la prime d’assurance habitation. La soumission de votre assureur indique ce qui s’applique ailleurs.',
    entries: {
      ON: { summary: 'Taxe de 8\u00a0% sur la prime.' },
      QC: {
        summary:
          'Taxe de 9\u00a0% sur la prime jusqu’au 31 décembre 2026, puis de 9,975\u00a0%. Les copropriétaires doivent avoir une assurance responsabilité.',
      },
      SK: { summary: 'Taxe de 6\u00a0% sur la prime.' },
      BC: { summary: 'Nos sources ne nomment aucune taxe sur la prime. Informez-vous sur la protection contre les tremblements de terre.' },
    },
    otherwise: 'Nos sources ne nomment aucune taxe sur la prime; vérifiez la soumission de votre assureur.',
  },
  more: [
    {
      title: 'Avant que l’entrepreneur commence',
      blocks: [
        {
          list: [
            'Annoncez à l’assureur les travaux, leur coût et leurs dates; demandez la réponse par écrit.',
            'Demandez à l’entrepreneur une attestation d’assurance responsabilité (souvent 2 millions de dollars) et une attestation de conformité de la CNESST ou de son équivalent.',
            'Augmentez la valeur assurée une fois les travaux finis.',
          ],
        },
      ],
    },
  ],
  apply: {
    title: 'Questions à poser',
    blocks: [
      {
        steps: [
          'Le coût de reconstruction est-il garanti, et qui l’a calculé?',
          'Quels dégâts d’eau sont couverts, jusqu’à quelle limite, avec quelle franchise?',
          'Que dois-je vous déclarer, et quand\u00a0: rénovation, absence, locataires, poêle à bois?',
          'Quel rabais pour un clapet antiretour, un toit neuf ou une alarme reliée?',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne couvre pas un changement non déclaré\u00a0: la réclamation peut être refusée.',
          'Elle ne couvre ni l’entretien ni les malfaçons.',
          'Elle ne protège pas votre titre; c’est le rôle de l’assurance titres.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0J’assure la valeur marchande.\u00a0»', 'Vous assurez le coût de reconstruction; un terrain ne brûle pas.'],
    [
      '«\u00a0Les dégâts d’eau sont couverts.\u00a0»',
      'Il y a plusieurs risques. Un tuyau éclaté l’est habituellement; refoulement et inondation demandent un ajout.',
    ],
  ],
};
