import { usePage, useT } from 'section-kit';
import { Container, PageHeader } from 'shared-ui';
import styled from 'styled-components';
import { blockMessages } from '../page-blocks/blockMessages';
import { ApplicationArea } from './ApplicationArea';
import { applicationMessages } from './applicationMessages';
import { ApplicationSteps } from './ApplicationSteps';
import { StatusLookup } from './StatusLookup';
import { useApplication } from './useApplication';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-32);
`;

export function ApplyPage() {
  const t = useT(applicationMessages);
  const block = useT(blockMessages);
  const { kind, ...application } = useApplication();
  const { sent } = application;
  const title = t(`${kind || 'any'}.title`);
  usePage({ title });
  return (
    <>
      <PageHeader
        title={title}
        lead={t(`${kind || 'any'}.lead`)}
        breadcrumb={[{ href: '/', label: block('home') }, { label: t('name') }]}
        breadcrumbLabel={block('breadcrumb')}
      />
      <Container>
        <Body>
          <ApplicationSteps status={sent?.answer.status ?? null} />
          <ApplicationArea application={application} kind={kind} />
        </Body>
      </Container>
      <StatusLookup
        key={sent?.answer.reference}
        known={sent ? { reference: sent.answer.reference, email: sent.values.email } : undefined}
      />
    </>
  );
}

export { ApplyPage as Component };
