import { useT } from '@marketplace/section-kit';
import { Icon } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { applyMessages } from './applyMessages';
import type { CompanyPage } from './useApplications';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  & h2 { font-size: 1.375rem; }
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: var(--ui-s-4) var(--ui-s-12);
  align-items: start;
  & svg { margin-top: 2px; }
  & a { color: var(--ui-primary); font-weight: 550; padding-block: 2px; }
  & small { display: block; font-size: 0.875rem; color: var(--ui-ink-muted); }
`;

const icons = { done: 'Check', waiting: 'Clock', missing: 'Minus' } as const;

/** What the page needs, each point with a link to where it is written, and how many are there. */
export function Checklist({ page: { checklist, served_in_quebec: place, province } }: { page: CompanyPage }) {
  const t = useT(applyMessages);
  const titleId = useId();
  const required = checklist.filter((item) => item.required);
  const done = required.filter(({ state }) => state !== 'missing').length;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list.title')}</h2>
      <p role="status">
        {t('list.count', { done, all: required.length })}
        {done === required.length && ` – ${t('list.ready')}`}
      </p>
      <List role="list">
        {checklist.map(({ key, state, required: isRequired }) => (
          <Item key={key}>
            <Icon name={icons[state]} aria-hidden="true" />
            <span>
              <a href={`#${key === 'price' ? 'service' : key}`}>{t(`item.${key}`)}</a>
              <small>
                {t(`item.${state}`)}
                {!isRequired && ` – ${t('item.useful')}`}
                {key === 'about' && place && ` – ${t(province === 'QC' ? 'item.french' : 'item.frenchFor', { place })}`}
              </small>
            </span>
          </Item>
        ))}
      </List>
    </Root>
  );
}
