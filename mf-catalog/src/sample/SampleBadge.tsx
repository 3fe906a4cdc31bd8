import { defineMessages, useT } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';

const sampleMessages = defineMessages('catalog.sample', { en: { sample: 'Sample' }, fr: { sample: 'Exemple' } });

/** The label of an invented product or offer, where people choose. */
export function SampleBadge() {
  const t = useT(sampleMessages);
  return <Badge tone="warning">{t('sample')}</Badge>;
}
