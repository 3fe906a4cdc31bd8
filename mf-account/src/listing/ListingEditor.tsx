import { useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CredentialsPart } from '../credentials/CredentialsPart';
import { ProfileCard } from '../profile/ProfileCard';
import { HoursPart } from './HoursPart';
import { listingMessages } from './listingMessages';
import { listingParts } from './listingParts';
import { LogoPart } from './LogoPart';
import { PartForm } from './PartForm';
import { ProjectsPart } from './ProjectsPart';
import { PublishBar } from './PublishBar';
import { ServicesPart } from './ServicesPart';
import type { Listing } from './useListing';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  padding-bottom: var(--ui-s-64);
`;

/** The page part by part, each with a form of its own, below what is not published yet. */
export function ListingEditor({ listing }: { listing: Listing }) {
  const t = useT(listingMessages);
  const { search } = useLocation();
  const part = (key: keyof typeof listingParts) => (
    <ProfileCard id={key} title={t(key)}>
      <PartForm listing={listing} part={listingParts[key]} title={t(key)} submit="save" />
    </ProfileCard>
  );
  return (
    <Root>
      <PublishBar
        listing={listing}
        link={
          <LinkButton variant="outline" href={`/account/listing/preview${search}`}>
            {t('preview')}
          </LinkButton>
        }
      />
      {part('about')}
      <ProfileCard id="services" title={t('services')}>
        <ServicesPart listing={listing} />
      </ProfileCard>
      <ProfileCard id="projects" title={t('projects')} lead={t('projects.lead')}>
        <ProjectsPart listing={listing} />
      </ProfileCard>
      <ProfileCard id="logo" title={t('logo')}>
        <LogoPart listing={listing} />
      </ProfileCard>
      {part('place')}
      {part('facts')}
      <ProfileCard id="hours" title={t('hours')} lead={t('hours.lead')}>
        <HoursPart listing={listing} />
      </ProfileCard>
      <CredentialsPart company={listing.id} province={listing.page.province} />
    </Root>
  );
}
