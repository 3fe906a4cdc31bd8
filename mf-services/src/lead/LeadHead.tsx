import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useTradeLabel } from '../trades/useTradeLabel';
import { usePlainWords } from '../thread/Words';
import { LeadBadge } from './LeadBadge';
import { leadMessages } from './leadMessages';
import type { Lead } from './leadState';
import { useLeadWords } from './useLeadWords';

const Root = styled.header`
  display: grid;
  gap: var(--ui-s-8);
  overflow-wrap: anywhere;
  & > h2 { font-size: 1.375rem; }
`;

const Meta = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** What it is about, where it stands and what comes next. */
export function LeadHead({ lead, ref }: { lead: Lead; ref: Ref<HTMLParagraphElement> }) {
  const t = useT(leadMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const words = useLeadWords();
  const plainWords = usePlainWords();
  const { project, contact, reference, sent_at, rivals } = lead;
  const facts = [
    project.postal_code?.slice(0, 3),
    t('sent', { date: formatDate(sent_at, locale) }),
    rivals > 0 && t('oneOf', { count: rivals + 1 }),
    project.locale !== locale && t(`writes.${project.locale}`),
    t('reference', { reference }),
  ];
  return (
    <Root>
      <LeadBadge lead={{ ...lead, source: project.source }} name={contact?.name} />
      <h2>{plainWords(tradeLabel(project.service_name || project.category || '')) || t('untitled')}</h2>
      <Meta>{facts.filter(Boolean).join(' · ')}</Meta>
      <p ref={ref} tabIndex={-1}>
        {words(lead)}
      </p>
    </Root>
  );
}
