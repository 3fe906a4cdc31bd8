import { useT } from '@marketplace/section-kit';
import { MailChoice } from '../notifications/MailChoice';
import { searchesMessages } from './searchesMessages';

/** Whether the account wants emails about its saved searches. */
export function AlertChoice() {
  const t = useT(searchesMessages);
  return <MailChoice kind="search_alert" label={t('alerts')} hint={t('alerts.hint')} />;
}
