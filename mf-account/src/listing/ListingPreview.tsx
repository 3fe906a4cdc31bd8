import { Fragment, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { Container, LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { listingMessages } from './listingMessages';
import { PublishBar } from './PublishBar';
import type { Listing } from './useListing';

const Bar = styled(Container)`
  padding-block: var(--ui-s-16);
`;

/** The page as visitors will read it, drawn by the directory itself, below what is to be done with it. */
export function ListingPreview({ listing }: { listing: Listing }) {
  const t = useT(listingMessages);
  const { search } = useLocation();
  return (
    <>
      <Bar as="section" aria-label={t('preview.title')}>
        <PublishBar
          listing={listing}
          text={t(listing.draft ? 'preview.text' : 'preview.same')}
          link={
            <LinkButton variant="outline" href={`/account/listing${search}`}>
              {t('preview.back')}
            </LinkButton>
          }
        />
      </Bar>
      {/* Another version is another page. */}
      <Fragment key={listing.version} name="services/company-preview" />
    </>
  );
}
