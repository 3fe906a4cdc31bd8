import { useT } from '@marketplace/section-kit';
import { Icon, TextLink } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { applyMessages } from './applyMessages';
import type { CompanyPage } from './useApplications';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  & h2 { font-size: 1.375rem; }
  & h3 { font-size: 1.125rem; }
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

type Point = CompanyPage['checklist'][number];

/** Where a point is seen to; `null` for what only a page that is live takes. */
const placeOf = ({ key }: Point, company: string): string | null => {
  if (key === 'logo' || key === 'projects' || key === 'template') return null;
  return key === 'member' ? `/account/team?company=${company}` : `#${key === 'price' ? 'service' : key}`;
};

/** What the page needs, each point with a link to where it is written, and how many are there; below it, what is useful besides. */
export function Checklist({ page }: { page: CompanyPage }) {
  const t = useT(applyMessages);
  const titleId = useId();
  const usefulId = useId();
  const [required, useful] = [true, false].map((kind) => page.checklist.filter((item) => item.required === kind)) as [Point[], Point[]];
  const done = required.filter(({ state }) => state !== 'missing').length;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list.title')}</h2>
      <p role="status">
        {t('list.count', { done, all: required.length })}
        {done === required.length && ` – ${t('list.ready')}`}
      </p>
      <Points items={required} page={page} />
      <h3 id={usefulId}>{t('list.useful')}</h3>
      <p>{t('list.useful.text')}</p>
      <Points items={useful} page={page} labelledBy={usefulId} />
    </Root>
  );
}

function Points({ items, page, labelledBy }: { items: readonly Point[]; page: CompanyPage; labelledBy?: string }) {
  const t = useT(applyMessages);
  const { served_in_quebec: place, province, id } = page;
  return (
    <List role="list" aria-labelledby={labelledBy}>
      {items.map((item) => {
        const { key, state } = item;
        const href = placeOf(item, id);
        return (
          <Item key={key}>
            <Icon name={icons[state]} aria-hidden="true" />
            <span>
              {href === null ? t(`item.${key}`) : <TextLink href={href}>{t(`item.${key}`)}</TextLink>}
              <small>
                {t(href === null && state === 'missing' ? 'item.later' : `item.${state}`)}
                {key === 'about' && place && ` – ${t(province === 'QC' ? 'item.french' : 'item.frenchFor', { place })}`}
              </small>
            </span>
          </Item>
        );
      })}
    </List>
  );
}
