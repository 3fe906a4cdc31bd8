import { defineMessages } from '@marketplace/section-kit';

/** Pages of other parts of the site that a hub may lead to. */
export const guidePaths = [
  '/guides',
  '/financial/energy-efficiency-grants',
  '/financial/home-equity-loans',
  '/financial/homeowners-insurance',
  '/indoor/plumbing',
  '/indoor/bathroom-maintenance',
  '/outdoor/roofing',
  '/outdoor/landscaping',
] as const;
export type GuidePath = (typeof guidePaths)[number];

export const guideMessages = defineMessages('catalog.hub.guides', {
  en: {
    '/guides': 'Renovation guides',
    '/financial/energy-efficiency-grants': 'Grants and loans for an efficient home',
    '/financial/home-equity-loans': 'Paying with home equity',
    '/financial/homeowners-insurance': 'What your home insurer wants to know',
    '/indoor/plumbing': 'Plumbers: cost and licences',
    '/indoor/bathroom-maintenance': 'Looking after a bathroom',
    '/outdoor/roofing': 'Roofers: cost and licences',
    '/outdoor/landscaping': 'Landscapers: cost and seasons',
  },
  fr: {
    '/guides': 'Guides de rénovation',
    '/financial/energy-efficiency-grants': 'Subventions et prêts pour une maison efficace',
    '/financial/home-equity-loans': 'Payer avec la valeur nette de la propriété',
    '/financial/homeowners-insurance': 'Ce que l’assureur veut savoir',
    '/indoor/plumbing': 'Plombiers\u00a0: coûts et licences',
    '/indoor/bathroom-maintenance': 'Entretenir une salle de bain',
    '/outdoor/roofing': 'Couvreurs\u00a0: coûts et licences',
    '/outdoor/landscaping': 'Paysagistes\u00a0: coûts et saisons',
  },
});
