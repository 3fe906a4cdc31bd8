import { defineMessages, useT } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';

const sampleMessages = defineMessages('sample', { en: { sample: 'Sample' }, fr: { sample: 'Exemple' } });

/** The label of an invented company, product, offer or figure, where people choose. */
export function SampleBadge() {
  const t = useT(sampleMessages);
  return <Badge tone="warning">{t('sample')}</Badge>;
}
