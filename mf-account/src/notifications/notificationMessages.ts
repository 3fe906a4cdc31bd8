import { defineMessages } from '@marketplace/section-kit';
import type { OptionalMail } from './useMailChoices';

interface Group {
  key: 'requests' | 'saved' | 'company' | 'staff';
  kinds: readonly OptionalMail[];
}

/** The kinds of mail that somebody can do without, by what they are about. */
export const groups: readonly Group[] = [
  { key: 'requests', kinds: ['quote_ending', 'job_check', 'finish_reminder', 'review_reminder'] },
  { key: 'saved', kinds: ['search_alert'] },
  { key: 'company', kinds: ['lead_reminder', 'job_date', 'credential_ending'] },
  { key: 'staff', kinds: ['staff_digest'] },
];

/** What always comes, because somebody needs to know it. */
export const alwaysSent = ['requests', 'messages', 'security', 'decisions'] as const;

export const notificationMessages = defineMessages('account.notifications', {
  en: {
    title: 'Notifications',
    lead: 'Which emails you get from us. Changes apply from the next email on.',
    loading: 'Loading your choices',
    failed: 'Your notification settings could not be loaded',
    'failed.text': 'Check your connection and try again.',
    'group.requests': 'Your requests and jobs',
    'group.saved': 'What you save',
    'group.company': 'Your company',
    'group.staff': 'Staff',
    'kind.quote_ending': 'A quote is about to expire',
    'kind.quote_ending.hint': 'Three days before it expires.',
    'kind.job_check': 'Is the work finished?',
    'kind.job_check.hint': '30 days after the last day of a job that nobody called finished.',
    'kind.finish_reminder': 'The other side says the work is finished',
    'kind.finish_reminder.hint': 'A reminder before your silence counts as a yes. The first email about it is always sent.',
    'kind.review_reminder': 'A review is still missing',
    'kind.review_reminder.hint': 'Once, a week after the work was finished.',
    'kind.search_alert': 'Something new fits a saved search',
    'kind.search_alert.hint': 'One email a day at most.',
    'kind.lead_reminder': 'A request is still unanswered',
    'kind.lead_reminder.hint': 'A day after it came. Without an answer in three days, we suggest other companies to the homeowner.',
    'kind.job_date': 'A job has no start date yet',
    'kind.job_date.hint': 'Three days after you won it.',
    'kind.credential_ending': 'A licence or insurance policy is about to expire',
    'kind.credential_ending.hint': '30 and 7 days before, and once it has expired.',
    'kind.staff_digest': 'What’s waiting for a decision',
    'kind.staff_digest.hint': 'In the morning, once a day, only when something is waiting.',
    always: 'Emails we always send',
    'always.text': 'You need to know these, so they cannot be turned off.',
    'always.requests': 'What happens to a request: answers, quotes, visits, dates and cancellations.',
    'always.messages': 'A message that you did not read within two minutes.',
    'always.security': 'Your account: its address, its password and its deletion.',
    'always.decisions': 'Decisions about an application, a company, a licence, a review or a team.',
  },
  fr: {
    title: 'Notifications',
    lead: 'Les courriels que vous recevez de nous. Vos choix s’appliquent dès le prochain courriel.',
    loading: 'Chargement de vos choix',
    failed: 'Impossible de charger vos préférences de notification',
    'failed.text': 'Vérifiez votre connexion, puis réessayez.',
    'group.requests': 'Vos demandes et vos travaux',
    'group.saved': 'Ce que vous enregistrez',
    'group.company': 'Votre entreprise',
    'group.staff': 'Personnel',
    'kind.quote_ending': 'Une soumission arrive à échéance',
    'kind.quote_ending.hint': 'Trois jours avant la fin de la validité du prix.',
    'kind.job_check': 'Les travaux sont-ils terminés?',
    'kind.job_check.hint': '30 jours après la date de fin de travaux que personne n’a déclarés terminés.',
    'kind.finish_reminder': 'L’autre partie dit que les travaux sont terminés',
    'kind.finish_reminder.hint': 'Un rappel avant que votre silence vaille un oui. Le premier courriel est toujours envoyé.',
    'kind.review_reminder': 'Il manque encore un avis',
    'kind.review_reminder.hint': 'Une seule fois, une semaine après la fin des travaux.',
    'kind.search_alert': 'Du nouveau correspond à une recherche enregistrée',
    'kind.search_alert.hint': 'Un courriel par jour au plus.',
    'kind.lead_reminder': 'Une demande est toujours sans réponse',
    'kind.lead_reminder.hint': 'Un jour après son arrivée. Sans réponse après trois jours, nous proposons d’autres entreprises au client.',
    'kind.job_date': 'Des travaux n’ont pas encore de date de début',
    'kind.job_date.hint': 'Trois jours après l’obtention du mandat.',
    'kind.credential_ending': 'Une licence ou une assurance arrive à échéance',
    'kind.credential_ending.hint': '30 et 7 jours avant, puis une fois l’échéance passée.',
    'kind.staff_digest': 'Ce qui attend une décision',
    'kind.staff_digest.hint': 'Le matin, une fois par jour, seulement si quelque chose attend.',
    always: 'Les courriels que vous recevez toujours',
    'always.text': 'Vous devez savoir ce qu’ils disent\u00a0: vous ne pouvez pas les désactiver.',
    'always.requests': 'Ce qui arrive à une demande\u00a0: réponses, soumissions, visites, dates et annulations.',
    'always.messages': 'Un message que vous n’avez pas lu dans les deux minutes.',
    'always.security': 'Votre compte\u00a0: son adresse, son mot de passe et sa suppression.',
    'always.decisions': 'Les décisions sur une candidature, une entreprise, une licence, un avis ou une équipe.',
  },
});
