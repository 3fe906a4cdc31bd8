import { defineMessages } from '@marketplace/section-kit';

/** What the pages that list guides and posts say about them. */
export const listMessages = defineMessages('marketing.articleLists', {
  en: {
    'guides.title': 'How to use these guides',
    'guides.one.title': 'In the order of a project',
    'guides.one.text':
      'The guides follow the order in which you need them: choose a contractor, read the quote, find out about the permit, sign the contract, and then the work itself. Each takes a few minutes and can be read alone. If you are already in the middle of a project, begin with the one you need before your next signature.',
    'guides.two.title': 'What differs where you live',
    'guides.two.text':
      'Permits, deposits, licences and the right to cancel are provincial or municipal in Canada. Where rules differ, a guide says so by province and names who decides. We do not repeat a rule of one province as if it held everywhere, and Quebec has its own words and its own licences in every guide.',
    'guides.three.title': 'Where the facts come from',
    'guides.three.text':
      'Every guide closes with its sources and the day on which they were last compared. What is practice of the trade, rather than law, is called so. Prices are left out where they would be wrong within a year; the pages of each trade give ranges, as our own estimates with a date.',
    'guides.four.title': 'What a guide cannot do',
    'guides.four.text':
      'It cannot see your house. Use it to ask better questions, then let a licensed professional look, and read the rule itself before you sign. If you find something that is no longer true, write to us: we correct it and change the date.',
    'guides.five.title': 'From reading to doing',
    'guides.five.text':
      'Most guides lead to a page where you can act: professionals near you, material with quantities, a calculator or a program. Take the checklist of a guide with you when somebody comes to look, and ask three companies the same questions before you choose. Answers in writing are easier to compare.',
    'blog.title': 'About these notes',
    'blog.one.title': 'Who writes',
    'blog.one.text':
      'The editorial team behind this marketplace, in English and in French: each language is written for its readers, with the words used on their job sites. Nobody pays to be mentioned. Companies and products are not named in order to recommend them, and a note that speaks of an offer of ours says so.',
  },
  fr: {
    'guides.title': 'Comment se servir de ces guides',
    'guides.one.title': 'Dans l’ordre des travaux',
    'guides.one.text':
      'Les guides suivent l’ordre où l’on en a besoin\u00a0: choisir un entrepreneur, lire la soumission, s’informer du permis, signer le contrat, puis les travaux eux-mêmes. Chacun se lit en quelques minutes et se suffit. Si vos travaux sont déjà commencés, prenez celui qui vient avant votre prochaine signature.',
    'guides.two.title': 'Ce qui change selon l’endroit',
    'guides.two.text':
      'Au Canada, permis, acomptes, licences et droit d’annuler relèvent des provinces ou des municipalités. Là où les règles diffèrent, un guide le dit par province et nomme qui décide. Nous ne présentons pas la règle d’une province comme celle de toutes, et le Québec a ses mots et ses licences dans chaque guide.',
    'guides.three.title': 'D’où viennent les faits',
    'guides.three.text':
      'Chaque guide se termine par ses sources et le jour de leur dernière comparaison. Ce qui relève de l’usage du métier plutôt que de la loi est nommé ainsi. Les prix sont omis quand ils seraient faux dans un an; les pages de chaque métier donnent des fourchettes, qui sont nos propres estimations datées.',
    'guides.four.title': 'Ce qu’un guide ne peut pas faire',
    'guides.four.text':
      'Il ne voit pas votre maison. Servez-vous-en pour poser de meilleures questions, puis faites regarder par un professionnel titulaire d’une licence, et lisez la règle elle-même avant de signer. Si quelque chose n’est plus vrai, écrivez-nous\u00a0: nous le corrigeons et changeons la date.',
    'guides.five.title': 'De la lecture aux travaux',
    'guides.five.text':
      'La plupart des guides mènent à une page où l’on peut agir\u00a0: des professionnels près de chez vous, des matériaux avec leurs quantités, une calculatrice ou un programme. Ayez la liste d’un guide en main lors d’une visite, et posez les mêmes questions à trois entreprises avant de choisir. Les réponses se comparent mieux par écrit.',
    'blog.title': 'À propos de ces notes',
    'blog.one.title': 'Qui les écrit',
    'blog.one.text':
      'L’équipe de rédaction de cette place de marché, en français et en anglais\u00a0: chaque langue est écrite pour ses lecteurs, avec les mots des chantiers d’ici. Personne ne paie pour être cité. Aucune entreprise ni aucun produit n’est nommé pour le recommander, et une note qui parle d’une de nos offres le dit.',
  },
});
