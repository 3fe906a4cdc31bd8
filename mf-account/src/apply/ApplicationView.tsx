import { callFunction, useDb, useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { Steps } from '@marketplace/shared-ui/steps';
import { useId } from 'react';
import styled from 'styled-components';
import { steps, stepsDone } from './applicationSteps';
import { applyMessages } from './applyMessages';
import { CompanySetup } from './CompanySetup';
import type { Application } from './useApplications';
import { WriteButton } from './WriteButton';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-24);
  padding-bottom: var(--ui-s-40);
  overflow-wrap: anywhere;
  & > header h2 { font-size: 1.5rem; }
`;

const Words = styled.p`
  white-space: pre-line;
`;

/** One application: how far it is, and what there is to do now. */
export function ApplicationView({ application }: { application: Application }) {
  const t = useT(applyMessages);
  const locale = useLocale();
  const titleId = useId();
  const done = stepsDone(application);
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{application.page?.name ?? application.company}</h2>
        <p>{t('reference', { reference: application.reference, date: formatDate(application.created_at, locale) })}</p>
      </header>
      {application.status !== 'declined' && (
        <Steps
          label={t('steps')}
          items={steps.map((step, place) => {
            const state = place < done ? 'done' : place === done ? 'now' : 'next';
            return {
              title: t(`step.${step}`),
              state,
              stateLabel: t(`state.${state}`),
              current: place === Math.min(done, steps.length - 1),
            };
          })}
        />
      )}
      <Now application={application} />
    </Root>
  );
}

function Now({ application: { id, status, company, can_join, page, reason } }: { application: Application }) {
  const t = useT(applyMessages);
  const db = useDb();
  if (page && status !== 'declined') return <CompanySetup page={page} />;
  if (can_join) {
    return (
      <>
        <p>{t('join.text', { company })}</p>
        <WriteButton
          label={t('join.submit')}
          busyLabel={t('join.busy')}
          write={() => callFunction(db, 'join_company', { application: id })}
        />
      </>
    );
  }
  if (status === 'declined') {
    return (
      <>
        <p>{t('now.declined')}</p>
        {reason && <Words>{t('declined.reason', { reason })}</Words>}
        <p>{t('declined.contact', { address: brand.businessEmail })}</p>
      </>
    );
  }
  return <p>{t(status === 'onboarding' ? 'now.partner' : `now.${status}`)}</p>;
}
