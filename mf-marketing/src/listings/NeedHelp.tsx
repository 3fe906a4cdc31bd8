import { useLocale, useT } from '@marketplace/section-kit';
import { Card, CardGrid, formatPhone, Icon, Section, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { listingsMessages } from './listingsMessages';

/** Two ways to a person. */
export function NeedHelp() {
  const t = useT(listingsMessages);
  const locale = useLocale();
  return (
    <Section title={t('help.title')} lead={t('help.text')}>
      <CardGrid>
        <Card as="li">
          <Icon name="Mail" size={28} />
          <h3>{t('help.email')}</h3>
          <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
        </Card>
        <Card as="li">
          <Icon name="Phone" size={28} />
          <h3>{t('help.phone')}</h3>
          <TextLink href={brand.tollFree.href}>{formatPhone(brand.tollFree.display, locale)}</TextLink>
        </Card>
      </CardGrid>
    </Section>
  );
}
