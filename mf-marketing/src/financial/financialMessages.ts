import { defineMessages } from '@marketplace/section-kit';

/** Texts of the page that leads to every guide about money. */
export const financialMessages = defineMessages('marketing.financialRoot', {
  en: {
    breadcrumb: 'You are here',
    home: 'Home',
    title: 'Financial Services',
    lead: 'What a home costs, what helps to pay for it, and what you get back: guides for every province and territory, with calculators.',
    mortgages: 'Mortgages and Loans',
    programs: 'Buyers and Programs',
    taxes: 'Taxes, Grants and Insurance',
    calculators: 'Calculators and Credit',
    'more.title': 'How to use these guides',
    'more.one.title': 'Where to begin',
    'more.one.text':
      'If you are buying, begin with the affordability calculator, then the down payment, then what a first buyer gets back: the Home Buyers’ Plan, the FHSA, the tax credit and the GST rebate have four different tests. If you own, begin with the renewal, a line of credit or the grants for energy work. Each guide can be read on its own.',
    'more.two.title': 'What the status means',
    'more.two.text':
      'The top of every guide says whether a program is open, changed, paused or closed, since when, and on which day it was checked. “Check status” means that only the program itself can tell you whether it still takes applications. A closed program stays on its page with what replaces it, because old articles still recommend it.',
    'more.three.title': 'How sure we are',
    'more.three.text':
      'Each figure has a small number that leads to its source: the page of the organization or a publication that quotes it, with the date, and whether we are sure, fairly sure, or ask you to check it first. Our own arithmetic and general knowledge are named as such. English and French give the same figures.',
    'more.four.title': 'Your province',
    'more.four.text':
      'Transfer taxes, rebates and programs differ by province, territory and sometimes city. Choose yours in a guide and it shows that rule alone. What you enter in a calculator stays in the address bar of your own browser, after the # sign, which browsers never send to us.',
    'more.five.title': 'What this is not',
    'more.five.text':
      'Information, not advice, and no offer of credit or insurance. We rank no lender, collect no application and earn nothing from what you choose. A lender, an insurer, a tax authority or a program decides; a licensed broker, notary or adviser can look at your own case.',
  },
  fr: {
    breadcrumb: 'Vous êtes ici',
    home: 'Accueil',
    title: 'Services financiers',
    lead: 'Ce que coûte une maison, ce qui aide à la payer et ce qu’on vous rembourse\u00a0: des guides pour chaque province et territoire, avec des calculatrices.',
    mortgages: 'Hypothèques et prêts',
    programs: 'Acheteurs et programmes',
    taxes: 'Impôts, subventions et assurances',
    calculators: 'Calculatrices et crédit',
    'more.title': 'Comment se servir de ces guides',
    'more.one.title': 'Par où commencer',
    'more.one.text':
      'Si vous achetez, commencez par la calculatrice d’abordabilité, puis la mise de fonds, puis ce que récupère l’acheteur d’une première habitation\u00a0: le Régime d’accession à la propriété, le CELIAPP, le crédit d’impôt et le remboursement de TPS ont quatre critères différents. Si vous êtes propriétaire, commencez par le renouvellement, une marge de crédit ou les aides à la rénovation écoénergétique. Chaque guide se suffit.',
    'more.two.title': 'Ce que dit le statut',
    'more.two.text':
      'En tête de chaque guide, on lit si un programme est ouvert, modifié, suspendu ou fermé, depuis quand, et le jour de la vérification. «\u00a0À vérifier\u00a0» signifie que seul le programme peut vous dire s’il accepte encore des demandes. Un programme fermé garde sa page, avec ce qui le remplace, car de vieux articles le recommandent encore.',
    'more.three.title': 'À quel point nous sommes sûrs',
    'more.three.text':
      'Chaque chiffre porte un petit numéro qui mène à sa source\u00a0: la page de l’organisme ou une publication qui le cite, la date, et si nous en sommes sûrs, assez sûrs, ou s’il faut vérifier d’abord. Nos propres calculs et nos connaissances générales sont nommés ainsi. Le français et l’anglais donnent les mêmes chiffres.',
    'more.four.title': 'Votre province',
    'more.four.text':
      'Droits de mutation, remboursements et programmes varient selon la province, le territoire et parfois la ville. Choisissez la vôtre dans un guide\u00a0: il n’affiche que sa règle. Ce que vous entrez dans une calculatrice reste dans la barre d’adresse de votre navigateur, après le signe #\u00a0: les navigateurs ne nous transmettent jamais cette partie.',
    'more.five.title': 'Ce que ce n’est pas',
    'more.five.text':
      'De l’information, pas un conseil, ni une offre de crédit ou d’assurance. Nous ne classons aucun prêteur, ne recueillons aucune demande et ne gagnons rien sur votre choix. Un prêteur, un assureur, une administration fiscale ou un programme décide; un courtier, un notaire ou un conseiller autorisé peut examiner votre cas.',
  },
});
