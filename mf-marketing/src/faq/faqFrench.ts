import { brand } from '@marketplace/shared-ui/brand';
import type { FaqId, FaqText } from './faqEntries';

export const faqFrench: Readonly<Record<FaqId, FaqText>> = {
  cost: {
    question: 'Combien coûte une demande de soumission?',
    answer:
      'Rien. Les propriétaires cherchent, comparent, demandent des soumissions et suivent leurs demandes gratuitement. Vous payez le professionnel que vous engagez, selon le contrat conclu avec lui.',
    links: [{ path: '/services', label: 'Trouver un entrepreneur' }],
  },
  'without-account': {
    question: 'Faut-il un compte pour demander une soumission?',
    answer:
      'Non. Décrivez les travaux, dites comment vous joindre et envoyez le tout sans compte. Vous recevez un lien privé pour suivre la demande. Si vous ouvrez un compte plus tard, vous pourrez l’y ajouter.',
  },
  'private-link': {
    question: 'Qu’est-ce que le lien privé, et si je le perds?',
    answer:
      'C’est l’adresse de la page de votre demande\u00a0: progression, soumissions et réponses. Il vous a aussi été envoyé par courriel, alors cherchez-le là d’abord. Quiconque possède le lien peut agir à votre place\u00a0: ne le partagez qu’avec ceux qui décident avec vous.',
  },
  'who-sees-contact': {
    question: 'Qui voit mon téléphone et mon adresse?',
    answer:
      'Personne avant votre décision. Le professionnel voit d’abord les travaux, le moment et le secteur. Votre nom, votre téléphone et votre courriel ne sont montrés à un professionnel que si vous choisissez d’entrer en contact avec lui.',
    links: [{ path: '/privacy', label: 'Confidentialité' }],
  },
  'how-fast': {
    question: 'En combien de temps un professionnel répond-il?',
    answer:
      'On demande aux professionnels de confirmer une demande dans les 2 heures. Préparer la soumission peut prendre des jours, car une offre sérieuse exige des questions ou une visite. La page de votre demande indique quand elle a été lue et quand on y a répondu.',
  },
  'how-many': {
    question: 'Combien de soumissions demander?',
    answer:
      'Trois, c’est un bon nombre. Envoyez la même description et les mêmes photos à chacun, puis comparez côte à côte sur la page de votre demande\u00a0: ce qui est compris, les taxes, l’acompte, le permis et la garantie.',
    links: [{ path: '/guides/reading-a-quote', label: 'Bien lire une soumission' }],
  },
  'no-answer': {
    question: 'Que se passe-t-il si personne ne répond?',
    answer:
      'Une demande sans réponse prend fin après 30 jours. D’ici là, vous pouvez envoyer le même projet à d’autres professionnels; votre texte et vos photos sont conservés.',
  },
  choose: {
    question: 'Comment savoir si un entrepreneur détient les bonnes licences?',
    answer:
      'Le profil indique les licences déclarées, leur source et la date de notre dernière vérification. Il n’existe pas de licence canadienne\u00a0: cherchez aussi le numéro dans le registre de votre province, celui de la RBQ au Québec, et assurez-vous que le nom correspond au contrat.',
    links: [
      { path: '/guides/choosing-a-contractor', label: 'Comment choisir un entrepreneur' },
      { path: '/guides/permits-by-province', label: 'Les permis, province par province' },
    ],
  },
  'reviews-from': {
    question: 'D’où viennent les avis?',
    answer:
      'Des travaux terminés ici. Seul le propriétaire d’une demande terminée peut écrire un avis, un par demande. Les notes qu’une entreprise apporte d’ailleurs portent la mention qu’elles sont importées.',
    links: [
      { path: '/guides/choosing-a-contractor', label: 'Comment choisir un entrepreneur' },
      { path: '/blog/spotting-fake-reviews', label: 'Reconnaître un faux avis' },
    ],
  },
  dispute: {
    question: 'Les travaux ont mal tourné. Que faire?',
    answer:
      'Écrivez d’abord à l’entreprise, photos et contrat à l’appui, en fixant une date de réponse. Si cela ne donne rien, adressez-vous à l’organisme de protection du consommateur de votre province, l’OPC au Québec. Indiquez comment la demande s’est vraiment terminée et racontez-le dans un avis. Nous ne sommes pas partie au contrat, mais nous examinons les signalements.',
    links: [
      { path: '/guides/deposits-and-contracts', label: 'Acomptes et contrats' },
      { path: '/contact', label: 'Nous joindre' },
    ],
  },
  list: {
    question: 'Comment inscrire mon entreprise?',
    answer:
      'Posez votre candidature avec votre métier, votre secteur et vos licences. Les étapes\u00a0: candidature, examen, intégration et mise en ligne. Le numéro de référence vous permet de voir où en est votre dossier.',
    links: [
      { path: '/listings', label: 'Inscrire son entreprise' },
      { path: '/apply?kind=contractor', label: 'Poser sa candidature comme entrepreneur' },
    ],
  },
  'free-plan': {
    question: 'Le forfait Gratuit est-il vraiment gratuit?',
    answer: 'Oui, il est gratuit pour toujours. Il comprend une inscription de base avec votre nom, votre logo et vos coordonnées.',
    links: [{ path: '/listings', label: 'Comparer les forfaits' }],
  },
  'plan-difference': {
    question: 'Qu’ajoutent Pro et Elite?',
    answer:
      'Pro coûte 49\u00a0$ par mois\u00a0: placement prioritaire, 3 fois plus de demandes, jusqu’à 5 catégories de services et un suivi de base, avec un essai gratuit de 7 jours. Elite coûte 199\u00a0$ par mois\u00a0: l’insigne En vedette, l’admissibilité aux points de remise, des catégories et un espace promotionnel illimités, des statistiques avancées et des invitations aux événements des partenaires.',
    links: [{ path: '/rate-card', label: 'Grille tarifaire' }],
  },
  'tiers-change': {
    question: 'Puis-je changer de forfait plus tard?',
    answer: 'Oui, en tout temps, à la hausse ou à la baisse. Une période déjà payée n’est pas touchée.',
  },
  'lead-fee': {
    question: 'Dois-je payer pour chaque demande reçue?',
    answer:
      'Non. Les forfaits sont mensuels et il n’y a pas de frais par demande. Les commissions de recommandation n’existent que si vous en offrez, aux conditions que vous fixez.',
  },
  verification: {
    question: 'Que vérifiez-vous avant la mise en ligne?',
    answer:
      'L’identité de l’entreprise, ainsi que les licences et les assurances déclarées, avec leur source et leur échéance. Ce qui est échu perd sa mention. La mention dit ce qui a été vérifié et quand; elle ne garantit pas la qualité des travaux.',
  },
  'reply-review': {
    question: 'Puis-je répondre à un avis?',
    answer:
      'Oui, une fois et publiquement. Nommez le problème et ce que vous avez fait\u00a0: les futurs clients lisent la réponse de plus près que la plainte.',
  },
  'remove-review': {
    question: 'Un mauvais avis peut-il être retiré?',
    answer:
      'Pas parce qu’il est mauvais. Vous pouvez signaler un avis qui enfreint les règles, par exemple s’il dévoile la vie privée de quelqu’un. Une personne tranche, et la décision est consignée.',
    links: [{ path: '/terms', label: 'Conditions d’utilisation' }],
  },
  'buy-here': {
    question: 'Puis-je acheter des matériaux sur ce site?',
    answer:
      'Vous comparez les matériaux et les mettez sur une liste de projet. Aucun paiement n’est pris pour une liste\u00a0: imprimez-la pour le magasin, partagez-la ou joignez-la à une demande pour que les professionnels chiffrent les mêmes matériaux.',
    links: [{ path: '/materials', label: 'Parcourir les matériaux' }],
  },
  'list-use': {
    question: 'Qu’est-ce qu’une liste de projet?',
    answer:
      'Une liste d’achats qui sait compter\u00a0: quantités, unités, sous-total et taxe de vente de la province choisie. Elle fonctionne sans compte et reste sur votre appareil jusqu’à ce que vous vous connectiez ou la partagiez.',
    links: [{ path: '/list', label: 'Votre liste de projet' }],
  },
  tax: {
    question: 'Les prix comprennent-ils les taxes?',
    answer:
      'Les prix des matériaux sont en dollars canadiens, avant taxes. La liste de projet ajoute la taxe de votre province, de 5\u00a0% en Alberta à 15\u00a0% dans presque tout l’Atlantique; au Québec, 14,975\u00a0%.',
  },
  clearance: {
    question: 'Peut-on retourner un article en liquidation?',
    answer:
      'Non. Les ventes de liquidation sont finales, sans retour. Mesurez deux fois et regardez l’état du stock avant de prendre la route.',
    links: [
      { path: '/clearance', label: 'Liquidation' },
      { path: '/blog/measuring-for-materials', label: 'Mesurer deux fois, commander une fois' },
    ],
  },
  'deals-refresh': {
    question: 'Quand les aubaines changent-elles?',
    answer:
      'Les aubaines de la semaine sont renouvelées chaque lundi à 9\u00a0h. Chacune affiche sa propre fin et ne recommence pas d’elle-même sous vos yeux.',
    links: [{ path: '/weekly-deals', label: 'Aubaines de la semaine' }],
  },
  'wrong-price': {
    question: 'Un prix ou un stock est inexact. À qui le dire?',
    answer:
      'Les prix et les stocks viennent des vendeurs; c’est donc l’étiquette du magasin qui décide. Donnez-nous le nom de l’article et du magasin par le formulaire, et nous demandons au vendeur de corriger.',
    links: [{ path: '/contact', label: 'Nous joindre' }],
  },
  'need-account': {
    question: 'À quoi sert un compte?',
    answer:
      'Il réunit vos demandes, vos favoris et vos listes sur tous vos appareils. Chercher, comparer, demander des soumissions et dresser des listes se font sans compte.',
    links: [{ path: '/signup', label: 'S’inscrire' }],
  },
  password: {
    question: 'J’ai oublié mon mot de passe. Que faire?',
    answer:
      'Demandez un lien de réinitialisation sur la page de connexion. Il arrive à votre adresse courriel et ne sert qu’une fois. Le mot de passe doit compter au moins 6 caractères; plus long, c’est mieux.',
    links: [{ path: '/login', label: 'Se connecter' }],
  },
  language: {
    question: 'Tout est-il offert en français?',
    answer:
      'Oui\u00a0: pages, formulaires, courriels et messages d’erreur, aux mêmes adresses sous /fr. Le sélecteur de langue en haut de chaque page vous garde sur la page que vous lisiez. Les descriptions et les avis restent dans la langue de leur auteur.',
  },
  'data-copy': {
    question: 'Comment obtenir une copie de mes données ou les faire supprimer?',
    answer:
      'Écrivez au responsable de la protection des renseignements personnels par la page Nous joindre. Vous recevez une copie dans un format courant, et nous corrigeons ou supprimons ce que la loi permet, dans les 30 jours.',
    links: [
      { path: '/privacy', label: 'Confidentialité' },
      { path: '/contact', label: 'Nous joindre' },
    ],
  },
  trackers: {
    question: 'Utilisez-vous des témoins publicitaires ou des traceurs?',
    answer:
      'Non. Aucun témoin publicitaire, aucune statistique d’une autre entreprise, aucune position captée à votre insu. Votre navigateur garde votre session, vos brouillons, vos listes et vos réglages, et vous pouvez les effacer en tout temps.',
    links: [{ path: '/privacy', label: 'Confidentialité' }],
  },
  unsubscribe: {
    question: 'Comment arrêter l’infolettre?',
    answer:
      'Avec le lien de désabonnement de chaque envoi\u00a0: un clic, sans se connecter. Les messages sur vos propres demandes ne sont pas des infolettres et continuent jusqu’à la fin de la demande.',
  },
  'pay-here': {
    question: 'Est-ce que je paie l’entrepreneur par le site?',
    answer:
      'Non. Vous payez l’entreprise directement, selon votre contrat. Liez les paiements à des étapes terminées, gardez les factures et ne payez jamais comptant sans facture.',
    links: [{ path: '/guides/deposits-and-contracts', label: 'Acomptes et contrats' }],
  },
  points: {
    question: `Que sont les ${brand.pointsName.fr}?`,
    answer: `Les ${brand.pointsName.fr} sont les points de remise promis aux acheteurs de propriété qui viennent par la recommandation d’une entreprise admissible. Les entreprises du forfait Elite y sont admissibles; Gratuit et Pro n’en donnent pas. Les points ne sont pas de l’argent et ne s’achètent pas.`,
  },
  referral: {
    question: 'Comment fonctionnent les commissions de recommandation?',
    answer:
      'Les conditions sont fixées par l’entreprise. Nous retenons de 10 à 30\u00a0% des paiements de recommandation, et des frais de plateforme de 20\u00a0% s’appliquent aux commissions. Les versements se font par un fournisseur de paiement par carte ou par virement interbancaire.',
    links: [{ path: `/${brand.slug}-ads`, label: 'Publicité et recommandations' }],
  },
  'promo-code': {
    question: `Le code ${brand.promo.code} est-il encore valide?`,
    answer: `Non. ${brand.promo.code} donnait un mois gratuit pour un passage à Pro ou Elite en juillet 2024 et a pris fin le 31 juillet 2024. L’essai gratuit de 7 jours de Pro ne demande aucun code.`,
    links: [{ path: '/listings', label: 'Les forfaits actuels' }],
  },
};
