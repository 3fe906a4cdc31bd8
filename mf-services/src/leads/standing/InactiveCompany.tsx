import { useT } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ExportRequests } from '../../company-exports/ExportRequests';
import { leadMessages } from '../../lead/leadMessages';
import { standingMessages } from './standingMessages';
import { useStanding } from './useStanding';

const Root = styled.aside`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
  padding: var(--ui-s-16);
  background: var(--ui-warning-soft);
  color: var(--ui-warning);
  border-radius: var(--ui-radius-m);
  overflow-wrap: anywhere;
  & a { color: inherit; }
`;

/** Says that no requests come any more and why, how that is answered, and hands out those that came. */
export function InactiveCompany({ company }: { company: Company }) {
  const t = useT(standingMessages);
  const lead = useT(leadMessages);
  const { data } = useStanding(company.id);
  const isSuspended = company.status === 'suspended';
  const isCrew = company.role === 'member';
  const state = isSuspended ? 'suspended' : 'closed';
  return (
    <Root aria-label={t(`${state}.label`)}>
      <p>
        {isCrew ? lead(`company.${state}`) : t(state)}
        {data?.reason && ` ${t('suspended.reason', { reason: data.reason })}`}
      </p>
      {isSuspended && <TextLink href="/contact">{t('suspended.answer')}</TextLink>}
      {!isCrew && <ExportRequests company={company.id} />}
    </Root>
  );
}
