import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { Container, PageHeader } from '@marketplace/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { blockMessages } from '../page-blocks/blockMessages';
import { applicationMessages } from './applicationMessages';
import { ApplicationSteps } from './ApplicationSteps';
import { StatusLookup } from './StatusLookup';
import { applicationQuery, type Kind } from './kinds';
import { LazyApplication } from './LazyApplication';
import type { SentApplication } from './SentApplication';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-32);
`;

export function ApplyPage() {
  const t = useT(applicationMessages);
  const block = useT(blockMessages);
  const [asked] = useSearchQuery(applicationQuery);
  const [sent, setSent] = useState<SentApplication | null>(null);
  const [chosen, setChosen] = useState<Kind | '' | null>(null);
  const kind = chosen ?? asked.kind;
  const title = t(`${kind || 'any'}.title`);
  usePage({ title: kind ? title : t('name') });
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
          <ApplicationSteps status={sent?.status ?? null} />
          <LazyApplication onSent={setSent} onKind={setChosen} />
        </Body>
      </Container>
      <StatusLookup key={sent?.reference} known={sent ?? undefined} />
    </>
  );
}

export { ApplyPage as Component };
