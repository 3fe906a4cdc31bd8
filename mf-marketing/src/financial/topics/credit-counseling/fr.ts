import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Quand les dettes dépassent le revenu, des conseillers d’organismes sans but lucratif aident gratuitement ou presque. Méfiez-vous des solutions miracles.',
  status: {
    headline: 'De l’aide existe; les titres ne sont pas protégés',
    text: 'N’importe qui peut se dire conseiller en crédit ou en endettement. Seul un syndic autorisé en insolvabilité peut déposer une proposition de consommateur ou une faillite.',
  },
  glance: [
    ['Première rencontre', 'gratuite dans les organismes sans but lucratif'],
    ['Plan de gestion de dettes', 'rembourse normalement 100\u00a0%, à intérêt réduit'],
    ['Proposition de consommateur', 'dettes d’au plus 250\u00a0000\u00a0$, 5 ans au maximum'],
    ['Qui dépose une proposition', 'seul un syndic autorisé en insolvabilité'],
    ['Ce site', 'ne transmet aucun nom à personne'],
  ],
  who: {
    title: 'Quand demander de l’aide',
    blocks: [
      {
        list: [
          'Vous ne payez que les minimums, ou une carte avec une autre.',
          'Vous empruntez pour l’épicerie, le loyer ou l’hypothèque.',
          'Une agence de recouvrement appelle, ou une saisie de salaire approche.',
          'Vous songez à refinancer la maison pour payer des cartes\u00a0: consultez d’abord, car cela change une dette ordinaire en dette garantie par votre toit.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Les solutions comparées',
    blocks: [
      {
        table: {
          caption: 'De la plus légère à la plus lourde',
          head: ['Solution', 'Ce qui est remboursé', 'Arrête les poursuites', 'Qui s’en occupe'],
          rows: [
            ['Aide au budget', 'tout', 'non', 'conseiller d’un OSBL'],
            ['Prêt de consolidation', 'tout', 'non', 'prêteur'],
            ['Plan de gestion de dettes', 'normalement 100\u00a0%, intérêt réduit', 'non; volontaire pour les créanciers', 'conseiller'],
            ['Proposition de consommateur', 'une partie convenue avec les créanciers', 'oui', 'syndic autorisé en insolvabilité'],
            ['Faillite', 'selon le revenu et les biens', 'oui', 'syndic autorisé en insolvabilité'],
          ],
        },
      },
      {
        text: 'En règle générale, une proposition de consommateur vise des dettes d’au plus 250\u00a0000\u00a0$, sans l’hypothèque de la résidence principale, sur 5 ans au maximum. Demandez les conditions actuelles à un syndic.',
      },
    ],
  },
  provinces: {
    text: 'Qui appeler d’abord dépend d’où vous habitez. Les règles de permis sont données en général\u00a0: demandez le registre à votre province.',
    entries: {
      QC: { summary: 'Les ACEF, associations de consommateurs, donnent des conseils budgétaires gratuits.' },
      BC: { summary: 'Les agents de remboursement de dettes doivent avoir un permis provincial et leurs frais sont plafonnés.' },
      AB: { summary: 'Les agents de remboursement de dettes doivent avoir un permis provincial et leurs frais sont plafonnés.' },
      MB: { summary: 'Les entreprises de règlement de dettes doivent avoir un permis provincial et leurs frais sont plafonnés.' },
      ON: { summary: 'Les entreprises de règlement de dettes doivent être inscrites et leurs frais sont plafonnés.' },
      NS: { summary: 'Les entreprises de règlement de dettes doivent avoir un permis provincial et leurs frais sont plafonnés.' },
    },
    otherwise:
      'Commencez par un membre de Conseil en crédit du Canada; demandez à votre province si elle délivre des permis aux entreprises de règlement de dettes.',
  },
  apply: {
    title: 'Comment obtenir de l’aide',
    blocks: [
      {
        steps: [
          'Dressez la liste des dettes, des taux, des paiements et de vos revenus.',
          'Appelez un organisme sans but lucratif\u00a0: un membre de Conseil en crédit du Canada, ou une ACEF au Québec.',
          'Demandez ce que cela coûte, qui paie l’organisme et quelles autres solutions existent.',
          'Si les dettes sont trop lourdes, rencontrez un syndic autorisé en insolvabilité; vérifiez sa licence au registre fédéral.',
          'Ne signez rien le premier jour.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Une consultation n’efface pas les dettes.',
          'Un plan de gestion de dettes n’empêche pas un créancier d’aller devant le tribunal.',
          'Aucune entreprise privée n’est «\u00a0le programme gouvernemental d’allègement des dettes\u00a0». Il n’y en a pas.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Il existe un programme gouvernemental d’allègement des dettes.\u00a0»',
      'Il existe une loi, appliquée par les syndics. Une entreprise qui se fait passer pour le gouvernement trompe les gens.',
    ],
    ['«\u00a0Demander de l’aide nuit à ma cote.\u00a0»', 'Parler à un conseiller, non. Un plan ou une proposition paraît au dossier.'],
    [
      '«\u00a0Ils travaillent tous pour moi.\u00a0»',
      'Certains vendent votre nom. Le surintendant fédéral a mis en garde contre des firmes qui dirigent les gens vers des propositions contre rémunération.',
    ],
  ],
};
