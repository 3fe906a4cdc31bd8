import type { RouteSource } from '@marketplace/section-kit';
import type { LocalizedText } from '@marketplace/section-kit/manifest';
import { offerPaths } from './offerPaths.ts';

const words: Readonly<Record<string, { title: LocalizedText; description: LocalizedText }>> = {
  '/video-ads': {
    title: { en: 'Video Ads', fr: 'Publicité vidéo' },
    description: {
      en: 'Short films of real jobs, paid by the completed view, with captions in English and French. Price and return calculator.',
      fr: 'De courtes vidéos de vrais chantiers, payées à la vue complète et sous-titrées. Prix et calculatrice de rendement.',
    },
  },
  '/targeted-email-marketing': {
    title: { en: 'Targeted Email Marketing', fr: 'Marketing par courriel ciblé' },
    description: {
      en: 'A welcome series of 5 emails and seasonal mailings to people who agreed, with proof of consent. Price and return calculator.',
      fr: 'Série de bienvenue de 5 courriels et envois saisonniers aux gens qui ont accepté, preuve à l’appui. Prix et rendement.',
    },
  },
  '/email-marketing': {
    title: { en: 'Targeted Email Marketing', fr: 'Marketing par courriel ciblé' },
    description: {
      en: 'A welcome series of 5 emails and seasonal mailings to people who agreed, with proof of consent. Price and return calculator.',
      fr: 'Série de bienvenue de 5 courriels et envois saisonniers aux gens qui ont accepté, preuve à l’appui. Prix et rendement.',
    },
  },
  '/custom-promotions': {
    title: { en: 'Custom Promotions', fr: 'Promotions sur mesure' },
    description: {
      en: 'An offer for your season and region with a real end date and a checked regular price. Price and return calculator.',
      fr: 'Une offre pour votre saison et votre région, avec vraie date de fin et prix courant vérifié. Prix et rendement.',
    },
  },
  '/websites': {
    title: { en: 'Websites and Landing Pages', fr: 'Sites Web et pages d’atterrissage' },
    description: {
      en: 'One landing page for one service in one region, in English and French, that leads to a quote request.',
      fr: 'Une page d’atterrissage pour un service dans une région, en français et en anglais, qui mène à une demande.',
    },
  },
  '/catalogue-placement': {
    title: { en: 'Catalogue Placement', fr: 'Placement au catalogue' },
    description: {
      en: 'A labelled first row in one category of the materials catalogue, only in the regions you deliver to.',
      fr: 'Une première rangée identifiée dans une catégorie du catalogue, seulement dans les régions où vous livrez.',
    },
  },
  '/ai-lead-management': {
    title: { en: 'AI Lead Management', fr: 'Gestion des demandes par IA' },
    description: {
      en: 'Complete requests today; sorting by readable rules and draft answers set up with you. A person always decides and sends.',
      fr: 'Des demandes complètes dès aujourd’hui; tri selon des règles lisibles et ébauches réglés avec vous. Une personne décide.',
    },
  },
  '/sms-messaging': {
    title: { en: 'SMS Messaging', fr: 'Messages texte' },
    description: {
      en: 'Appointment notices by text with a consent you can prove, at decent hours, in English and French. Set up after a demo.',
      fr: 'Des avis de rendez-vous par texto avec consentement prouvable, aux heures convenables. Installation après une démo.',
    },
  },
  '/live-chat': {
    title: { en: 'Live Chat', fr: 'Clavardage' },
    description: {
      en: 'Chat on your listing during the hours you choose; questions become quote requests. Set up after a demo.',
      fr: 'Le clavardage sur votre fiche, à vos heures; les questions deviennent des demandes. Installation après une démo.',
    },
  },
};

/** What companies can buy beside a place in the catalogue. */
export const offerRoutes: RouteSource[] = Object.entries(offerPaths).map(([path, offer]) => ({
  path,
  chunk: 'offer',
  lazy: async () => (await import('./OfferPage')).loadOffer(offer),
  ...words[path]!,
  ...(path === '/email-marketing' && { canonical: '/targeted-email-marketing' }),
}));
