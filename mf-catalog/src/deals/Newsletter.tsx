import { Fragment } from '@marketplace/section-kit';
import { Section, Skeleton } from '@marketplace/shared-ui';

/** The form that sends offers by e-mail, of the list the page is about. */
export function Newsletter({ list }: { list: 'weekly-deals' | 'flyer' | 'deals' }) {
  return (
    <Section as="div" data-print="hide">
      <Fragment name={`marketing/newsletter-${list}`} fallback={<Skeleton height={340} radius="var(--ui-radius-card)" />} />
    </Section>
  );
}
