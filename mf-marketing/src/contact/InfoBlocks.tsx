import { useLocale, useT } from '@marketplace/section-kit';
import { CardGrid, formatPhone, VisuallyHidden } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useId } from 'react';
import { contactMessages } from './contactMessages';
import { InfoBlock } from './InfoBlock';
import { OpenNow } from './OpenNow';

/** The four ways and times to reach us. */
export function InfoBlocks() {
  const t = useT(contactMessages);
  const locale = useLocale();
  const titleId = useId();
  const phones = [brand.phone, brand.tollFree].map(({ display, href }) => ({ text: formatPhone(display, locale), href }));
  const mails = [
    { label: t('email.support'), text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    { label: t('email.business'), text: brand.businessEmail, href: `mailto:${brand.businessEmail}` },
  ];
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden as="h2" id={titleId}>
        {t('info.title')}
      </VisuallyHidden>
      <CardGrid min={300}>
        <InfoBlock icon="Phone" title={t('phone.title')} details={phones} subtitle={t('phone.hours')} />
        <InfoBlock icon="Mail" title={t('email.title')} details={mails} subtitle={t('email.promise')} />
        <InfoBlock icon="MapPin" title={t('office.title')} details={[{ text: t('office.appointment') }]} subtitle={t('office.how')} />
        <InfoBlock
          icon="Clock"
          title={t('hours.title')}
          details={[{ text: t('hours.weekdays') }, { text: t('hours.saturday') }]}
          subtitle={t('hours.zone')}
        >
          <OpenNow />
        </InfoBlock>
      </CardGrid>
    </section>
  );
}
