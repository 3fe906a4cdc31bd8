import type { CaseId, CaseStudy } from './caseStudies';

export const caseStudiesFrench: Readonly<Record<CaseId, CaseStudy>> = {
  kitchen: {
    title: 'La cuisine qui a gardé son plan',
    place: 'Jumelé de 1962, famille de quatre, Ontario',
    situation:
      'Des armoires au bout du rouleau, une hotte qui rejetait la vapeur dans la pièce et un budget sans place pour une surprise. La famille voulait un îlot; le drain, lui, voulait rester là.',
    steps: [
      {
        title: 'Une demi-page et six photos',
        text: 'Ils ont décrit la cuisine une seule fois et envoyé les mêmes mots à trois entreprises, sans ouvrir de compte.',
      },
      {
        title: 'Les soumissions côte à côte',
        text: 'La moins chère avait oublié le panneau électrique et l’élimination des débris. Une fois ajoutés, c’est celle du milieu qui devenait la plus basse.',
      },
      {
        title: 'Une seule mise en contact',
        text: 'Seule l’entreprise choisie a vu leur numéro. La visite a confirmé que l’évier pouvait rester en place, et une table sur roulettes a remplacé l’îlot.',
      },
      {
        title: 'Des paiements par étape',
        text: 'Un acompte pour les armoires, un versement après l’inspection du gros œuvre, un autre après les comptoirs et le dernier une fois neuf petites retouches réglées.',
      },
    ],
    shares: [
      { name: 'Armoires et quincaillerie', percent: 35 },
      { name: 'Main-d’œuvre', percent: 24 },
      { name: 'Électroménagers', percent: 13 },
      { name: 'Comptoirs et dosseret', percent: 12 },
      { name: 'Plomberie, électricité, ventilation', percent: 11 },
      { name: 'Peinture et petites choses', percent: 5 },
    ],
    result:
      'Onze semaines de la commande au dernier tiroir, dix-huit jours sans évier. La moitié de la réserve est passée dans le filage; l’autre a payé les tabourets.',
    lessons: [
      'Laisser le drain en place a économisé plus que n’importe quel rabais.',
      'Comparez ce que les soumissions oublient avant de comparer leur prix.',
      'Écrivez les retouches et liez-y le dernier paiement.',
    ],
    links: [
      { path: '/blog/kitchen-budget', label: 'Un budget de cuisine qui survit à la cuisine' },
      { path: '/kitchen/cabinets', label: 'Armoires de cuisine' },
    ],
  },
  roof: {
    title: 'Le toit qui n’était pas le problème',
    place: 'Bungalow de 1974, couple à la retraite, Québec',
    situation:
      'Troisième hiver de barrages de glace, une tache au plafond de la chambre et deux offres pour un toit neuf. Les bardeaux avaient neuf ans.',
    steps: [
      {
        title: 'Une photo un matin de neige',
        text: 'Des rayures dégagées au-dessus de chaque chevron. Ils ont joint l’image à leur demande et ont demandé pourquoi, pas combien.',
      },
      {
        title: 'Une soumission différente',
        text: 'Une des trois entreprises a proposé d’étancher le plafond, de faire sortir dehors l’évacuation de la salle de bain et d’ajouter de l’isolant plutôt que des bardeaux.',
      },
      {
        title: 'La licence d’abord',
        text: 'Ils ont vérifié le numéro RBQ, comparé le nom à celui du contrat et respecté les dix jours que donne un contrat signé à la maison.',
      },
      {
        title: 'L’évaluation avant les travaux',
        text: 'L’évaluation énergétique a été réservée en premier, car une remise demandée après coup aurait été refusée.',
      },
    ],
    shares: [
      { name: 'Étanchéité à l’air', percent: 22 },
      { name: 'Isolant', percent: 46 },
      { name: 'Ventilation et évacuation', percent: 18 },
      { name: 'Réparation du plafond et peinture', percent: 14 },
    ],
    result:
      'Deux jours de travail pour bien moins de la moitié du prix d’un toit neuf. L’hiver suivant, la neige est restée blanche jusqu’en mars.',
    lessons: [
      'La glace dehors vient souvent d’un trou dans le plafond.',
      'Demandez la cause avant de demander le prix.',
      'Un contrat signé à la maison donne des droits; lisez-en la date.',
    ],
    links: [
      { path: '/blog/winter-roofs', label: 'Ce que votre toit vous dit en hiver' },
      { path: '/outdoor/roofing', label: 'Couvreurs près de chez vous' },
    ],
  },
  'heat-pump': {
    title: 'Une thermopompe, les yeux ouverts',
    place: 'Maison d’un étage et demi de 1948 à plinthes électriques, Nouvelle-Écosse',
    situation: 'Des factures élevées, un salon froid et, à la porte, un vendeur qui parlait d’une subvention fédérale déjà fermée.',
    steps: [
      {
        title: 'Les faits d’abord',
        text: 'Ils ont lu quels programmes étaient vraiment ouverts, avec la date de vérification, et ont demandé le reste à l’organisme provincial.',
      },
      {
        title: 'L’entretoit avant l’appareil',
        text: 'Une journée d’étanchéité et de cellulose a réduit les pertes de chaleur, et la thermopompe a pu être d’une taille plus petite.',
      },
      {
        title: 'La puissance à moins 15',
        text: 'Trois installateurs ont été priés de fournir le tableau du fabricant. Deux l’ont envoyé, dont un seul avait calculé les pertes de chaleur.',
      },
      {
        title: 'L’appoint conservé',
        text: 'Une unité dans la pièce principale; les plinthes sont restées pour les nuits les plus froides et les chambres aux portes fermées.',
      },
    ],
    shares: [
      { name: 'Thermopompe et installation', percent: 68 },
      { name: 'Étanchéité et isolation', percent: 21 },
      { name: 'Travaux électriques', percent: 8 },
      { name: 'Permis et évaluation', percent: 3 },
    ],
    result:
      'Un salon à 21 degrés et une unité silencieuse sur des supports au-dessus de la neige. La remise est arrivée quatre mois plus tard et a été reçue comme un boni.',
    lessons: [
      'L’isolation décide de la taille de tout ce qui suit.',
      'Un chiffre du tableau du fabricant vaut mieux qu’une promesse.',
      'Les programmes ne se vendent pas de porte en porte.',
    ],
    links: [
      { path: '/guides/heat-pumps-in-canada', label: 'La thermopompe face à l’hiver' },
      { path: '/financial/energy-efficiency-grants', label: 'Subventions écoénergétiques par province' },
    ],
  },
};
