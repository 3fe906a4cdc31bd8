import { useLocale, useT } from '@marketplace/section-kit';
import { Card, TextLink } from '@marketplace/shared-ui';
import { phoneText } from '../tracking/phoneText';
import { leadMessages } from './leadMessages';
import { isLost, type Lead } from './leadState';

/** How whoever asked is reached, or when the company will know it. */
export function LeadContact({ lead }: { lead: Lead }) {
  const t = useT(leadMessages);
  const locale = useLocale();
  const { contact, confirmed, company, connected_at } = lead;
  const unknown = connected_at && company.status !== 'approved' ? 'hidden' : isLost(lead) ? 'never' : 'later';
  return (
    <Card as="section">
      <h3>{t('contact.title')}</h3>
      {contact ? (
        <>
          <p>{contact.name}</p>
          {contact.phone && <TextLink href={`tel:${contact.phone}`}>{phoneText(contact.phone, locale)}</TextLink>}
          <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          <p>{t(`contact.preferred.${contact.preferred}`)}</p>
        </>
      ) : (
        <p>{t(`contact.${unknown}`)}</p>
      )}
      {!confirmed && !isLost(lead) && <p>{t('contact.unconfirmed')}</p>}
    </Card>
  );
}
