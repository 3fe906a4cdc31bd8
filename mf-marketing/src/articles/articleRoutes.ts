import type { RouteSource } from '@marketplace/section-kit';
import type { LocalizedText } from '@marketplace/section-kit/manifest';
import { articlePaths, type ArticlePath } from './articlePaths.ts';

interface Words {
  title: LocalizedText;
  description: LocalizedText;
  /** Day of the first publication. */
  published: string;
}

/** As the front matter of each article says it; a test compares them. */
const words: Readonly<Record<ArticlePath, Words>> = {
  '/guides/choosing-a-contractor': {
    title: { en: 'How to choose a contractor', fr: 'Comment choisir un entrepreneur' },
    description: {
      en: 'Seven checks that take an evening and tell you more than a star rating: licence, insurance, references, scope, payment and the feeling you get.',
      fr: 'Sept vérifications qui tiennent en une soirée et en disent plus long qu’une note\u00a0: licence, assurance, références, devis, paiements et impression.',
    },
    published: '2026-10-06',
  },
  '/guides/reading-a-quote': {
    title: { en: 'How to read a quote', fr: 'Bien lire une soumission' },
    description: {
      en: 'What a complete renovation quote contains, the lines that are usually missing, and how to compare three of them without a spreadsheet.',
      fr: 'Ce que contient une soumission complète, les lignes qui manquent souvent et comment en comparer trois sans tableur.',
    },
    published: '2026-10-13',
  },
  '/guides/permits-by-province': {
    title: { en: 'Permits, province by province', fr: 'Les permis, province par province' },
    description: {
      en: 'Who issues a building permit, which jobs usually need one, and which separate permits exist for electricity, gas and plumbing.',
      fr: 'Qui délivre le permis de construction, quels travaux en exigent un d’ordinaire et quels permis distincts visent l’électricité, le gaz et la plomberie.',
    },
    published: '2026-10-20',
  },
  '/guides/deposits-and-contracts': {
    title: { en: 'Deposits and contracts: what your province adds', fr: 'Acomptes et contrats\u00a0: ce que votre province y ajoute' },
    description: {
      en: 'How much to pay and when, what a written contract must settle, and the cancellation rights that come with a contract signed at home.',
      fr: 'Combien payer et quand, ce qu’un contrat écrit doit régler et les droits d’annulation qui accompagnent un contrat signé à la maison.',
    },
    published: '2026-10-27',
  },
  '/guides/heat-pumps-in-canada': {
    title: { en: 'Heat pumps in a Canadian winter', fr: 'La thermopompe face à l’hiver' },
    description: {
      en: 'How a heat pump behaves at minus 25, which size to ask for, what to keep as backup, and where to look for money now that the federal grant is closed.',
      fr: 'Comment elle se comporte à moins 25, quelle puissance demander, quel appoint garder et où chercher de l’aide maintenant que la subvention fédérale est fermée.',
    },
    published: '2026-11-03',
  },
  '/guides/insulation-and-rebates': {
    title: { en: 'Insulation and rebates: do it in this order', fr: 'Isolation et remises\u00a0: dans le bon ordre' },
    description: {
      en: 'Seal, insulate, ventilate, then replace equipment: where a Canadian house loses heat, what the numbers mean, and how to keep a rebate from slipping away.',
      fr: 'Étancher, isoler, ventiler, puis remplacer l’équipement\u00a0: où une maison d’ici perd sa chaleur, ce que veulent dire les chiffres et comment ne pas perdre une remise.',
    },
    published: '2026-11-10',
  },
  '/blog/winter-roofs': {
    title: { en: 'What your roof tells you in winter', fr: 'Ce que votre toit vous dit en hiver' },
    description: {
      en: 'Snow is the best roof inspector there is. How to read melt patterns, icicles and ice dams from the ground, and what to do before the next storm.',
      fr: 'La neige est la meilleure inspectrice de toiture. Comment lire la fonte, les glaçons et les barrages de glace depuis le trottoir, et quoi faire avant la prochaine bordée.',
    },
    published: '2026-11-18',
  },
  '/blog/kitchen-budget': {
    title: { en: 'A kitchen budget that survives the kitchen', fr: 'Un budget de cuisine qui survit à la cuisine' },
    description: {
      en: 'How to split a kitchen budget, which decisions move the total most, and why the reserve belongs in the plan and not in your hopes.',
      fr: 'Comment répartir un budget de cuisine, quelles décisions pèsent le plus et pourquoi l’imprévu doit figurer au plan plutôt que dans vos prières.',
    },
    published: '2026-11-12',
  },
  '/blog/floors-for-a-dry-winter': {
    title: { en: 'Floors for a dry winter and a damp July', fr: 'Un plancher pour l’hiver sec et juillet humide' },
    description: {
      en: 'Canadian houses swing from desert to greenhouse every year. Which floors cope with it, how to prepare them, and what the gap in February means.',
      fr: 'Chaque année, nos maisons passent du désert à la serre. Quels planchers le supportent, comment les préparer et ce que dit la fente de février.',
    },
    published: '2026-11-05',
  },
  '/blog/deck-before-the-frost': {
    title: { en: 'A deck before the frost', fr: 'Une terrasse avant le gel' },
    description: {
      en: 'What can still be built in autumn, what has to wait for spring, and why the part of the deck you never see decides how long it stands.',
      fr: 'Ce qui peut encore se faire à l’automne, ce qui doit attendre le printemps et pourquoi la partie que l’on ne voit jamais décide de la durée.',
    },
    published: '2026-10-01',
  },
  '/blog/spotting-fake-reviews': {
    title: { en: 'How to spot a fake review', fr: 'Reconnaître un faux avis' },
    description: {
      en: 'Six patterns that give invented reviews away, what a real bad review is worth, and how reviews get onto this site in the first place.',
      fr: 'Six indices qui trahissent les avis inventés, ce que vaut un vrai avis négatif et comment un avis arrive sur ce site.',
    },
    published: '2026-09-22',
  },
  '/blog/measuring-for-materials': {
    title: { en: 'Measure twice, order once', fr: 'Mesurer deux fois, commander une fois' },
    description: {
      en: 'Square feet, linear feet, squares, bundles and cans: how to measure a room or a roof, how much to add for waste, and the conversions worth remembering.',
      fr: 'Pieds carrés, pieds linéaires, paquets et gallons\u00a0: comment mesurer une pièce ou un toit, combien ajouter pour les pertes et les conversions à retenir.',
    },
    published: '2026-09-15',
  },
};

const articleRoutes: RouteSource[] = articlePaths.map((path) => ({
  path,
  chunk: 'article',
  lazy: async () => (await import('./ArticlePage')).loadArticle(path),
  title: words[path].title,
  description: words[path].description,
  parents: [path.slice(0, path.lastIndexOf('/'))],
  article: { kind: path.startsWith('/blog') ? 'BlogPosting' : 'Article', published: words[path].published, modified: '2026-11-20' },
}));

export const guideRoutes = articleRoutes.filter(({ path }) => path.startsWith('/guides'));
export const postRoutes = articleRoutes.filter(({ path }) => path.startsWith('/blog'));
