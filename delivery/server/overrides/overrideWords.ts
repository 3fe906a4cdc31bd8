import type { Locale } from '@marketplace/section-kit/manifest';

interface OverrideWords {
  title: string;
  intro: string;
  /** What a link asks for. */
  asked: string;
  /** Before somebody lets a development server in. */
  askedServer: string;
  section: string;
  live: string;
  here: string;
  asLive: string;
  use: string;
  reset: string;
  cancel: string;
  share: string;
  missing: string;
  refused: string;
  badge: string;
  change: string;
  /** What of a section runs, and what takes its place. */
  standIn: string;
  /** What can be said of a development server. */
  unchecked: string;
}

/** Texts of the page and of the bar of test versions. */
export const overrideWords: Record<Locale, OverrideWords> = {
  en: {
    title: 'Test versions',
    intro:
      'Choose which published version of each section this browser shows, for eight hours. Nobody else sees it. Where one fails, the live version takes its place.',
    asked: 'A link asks this browser to show the versions below. Use them only if you know who sent it.',
    askedServer:
      '{{origins}} is a development server on this machine. What it serves was published and checked by nobody, and can do here what you can do. Use it only if you started it.',
    section: 'Section',
    live: 'Live',
    here: 'In this browser',
    asLive: 'as live',
    use: 'Use these versions',
    reset: 'Back to the live versions',
    cancel: 'Leave everything as it is',
    share: 'Link to these versions:',
    missing: 'Not published here, so left out:',
    refused: 'This form was not sent from this site, so nothing was changed. Open the page of test versions and choose there.',
    badge: 'Test versions in this browser:',
    change: 'Change or end',
    standIn: '{{section}} from {{origin}} ({{live}} while that does not answer)',
    unchecked: 'Code of a development server was published and checked by nobody.',
  },
  fr: {
    title: 'Versions d’essai',
    intro:
      'Choisissez la version publiée de chaque section que ce navigateur affiche, pendant huit heures. Personne d’autre ne la voit. Si une version échoue, celle en service prend sa place.',
    asked: 'Un lien demande à ce navigateur d’afficher les versions ci-dessous. Ne les utilisez que si vous savez qui l’a envoyé.',
    askedServer:
      '{{origins}} est un serveur de développement sur cet appareil. Personne n’a publié ni vérifié ce qu’il fournit, et son code peut faire ici tout ce que vous pouvez faire. Ne l’utilisez que si vous l’avez démarré vous-même.',
    section: 'Section',
    live: 'En service',
    here: 'Dans ce navigateur',
    asLive: 'celle en service',
    use: 'Utiliser ces versions',
    reset: 'Revenir aux versions en service',
    cancel: 'Ne rien changer',
    share: 'Lien vers ces versions\u00a0:',
    missing: 'Non publiées ici, donc laissées de côté\u00a0:',
    refused: 'Ce formulaire ne venait pas de ce site; rien n’a été changé. Ouvrez la page des versions d’essai et choisissez-y.',
    badge: 'Versions d’essai dans ce navigateur\u00a0:',
    change: 'Changer ou terminer',
    standIn: '{{section}} depuis {{origin}} ({{live}} tant qu’il ne répond pas)',
    unchecked: 'Personne n’a publié ni vérifié le code d’un serveur de développement.',
  },
};
