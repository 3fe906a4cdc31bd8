import { Fragment, useAuth, useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { useLocation } from '@marketplace/section-kit/router';
import { media, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AccountPage } from '../frame/AccountPage';
import { OfCompany } from '../frame/OfCompany';
import { Facts } from '../panel/Facts';
import { ProfileCard } from '../profile/ProfileCard';
import { RemoveMember } from '../team/RemoveMember';
import { companyMessages } from './companyMessages';
import { LegalFacts } from './LegalFacts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  align-items: start;
  padding-bottom: var(--ui-s-64);
  ${media.xl} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Column = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

/** What the company that the account works for is registered as, and what it takes along of its requests and reviews. */
export function CompanyPage() {
  const t = useT(companyMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/company${search}`}>
      {() => (
        <OfCompany>
          {(company) => (
            <Columns>
              <Column>
                <About company={company} />
                {company.role === 'owner' && <LegalFacts company={company} />}
                <Leave company={company} />
              </Column>
              <ProfileCard title={t('exports')} lead={t('exports.text')}>
                <Fragment name="services/company-exports" />
              </ProfileCard>
            </Columns>
          )}
        </OfCompany>
      )}
    </AccountPage>
  );
}

function Leave({ company: { id, name } }: { company: Company }) {
  const t = useT(companyMessages);
  const me = useAuth(({ user }) => user?.id);
  return (
    <ProfileCard title={t('leave')} lead={t('leave.text')}>
      {me && (
        <div>
          <RemoveMember company={id} member={me} name={name} me />
        </div>
      )}
    </ProfileCard>
  );
}

function About({ company: { name, status, role } }: { company: Company }) {
  const t = useT(companyMessages);
  const { search } = useCompanies();
  return (
    <ProfileCard title={t('about')}>
      <Facts>
        <div>
          <dt>{t('name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>{t(`status.${status}`)}</dd>
        </div>
        <div>
          <dt>{t('role')}</dt>
          <dd>{t(`role.${role}`)}</dd>
        </div>
      </Facts>
      {status === 'approved' && role !== 'member' && <TextLink href={`/account/listing${search}`}>{t('page')}</TextLink>}
    </ProfileCard>
  );
}

export { CompanyPage as Component };
