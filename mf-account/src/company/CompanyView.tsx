import { Fragment, useAuth, useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { media, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { Facts } from '../panel/Facts';
import { ProfileCard } from '../profile/ProfileCard';
import { RemoveMember } from '../team/RemoveMember';
import { Closing } from './Closing';
import { companyMessages } from './companyMessages';
import { Decisions } from './Decisions';
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

const Links = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The cards of the room: the company, for its owners what it is registered as and what was decided about it, the way out, and its exports. */
export function CompanyView({ company }: { company: Company }) {
  const t = useT(companyMessages);
  return (
    <Columns>
      <Column>
        <About company={company} />
        {company.role === 'owner' && <LegalFacts company={company} />}
        <Leave company={company} />
      </Column>
      <Column>
        <ProfileCard title={t('exports')} lead={t('exports.text')}>
          <Fragment name="services/company-exports" />
        </ProfileCard>
        {company.role === 'owner' && <Decisions company={company.id} />}
        {company.role === 'owner' && <Closing company={company} />}
      </Column>
    </Columns>
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
      {role !== 'member' && (
        <Links role="list">
          <li>
            <TextLink href={`/account/company/settings${search}`}>{t('settings')}</TextLink>
          </li>
          {status === 'approved' && (
            <li>
              <TextLink href={`/account/listing${search}`}>{t('page')}</TextLink>
            </li>
          )}
        </Links>
      )}
    </ProfileCard>
  );
}
