import { useT } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import { listingMessages } from './listingMessages';

/** Heads the preview while there is nothing to preview; the page itself brings its own heading. */
export function PreviewHeader() {
  const t = useT(listingMessages);
  return (
    <PageHeader
      title={t('preview.title')}
      breadcrumb={[
        { href: '/account', label: t('dashboard') },
        { href: '/account/listing', label: t('title') },
        { label: t('preview.title') },
      ]}
      breadcrumbLabel={t('breadcrumb')}
    />
  );
}
