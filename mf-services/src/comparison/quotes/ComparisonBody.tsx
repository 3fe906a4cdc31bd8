import { useT } from '@marketplace/section-kit';
import { useFocusAfter } from '@marketplace/section-kit/outcome';
import { Button, Card, EmptyState, Icon, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useState } from 'react';
import styled from 'styled-components';
import { directoryHref } from '../../directory/directoryQuery';
import { useConfirmFirst } from '../../links/useConfirmFirst';
import { isList } from '../../goods/isList';
import { StatusBadge } from '../../tracking/StatusBadge';
import type { OpenProject } from '../../tracking/useProject';
import { comparisonMessages } from './comparisonMessages';
import { ComparisonTable } from './ComparisonTable';
import { comparedQuotesOf, hasOptions, hasRivals } from './ComparedQuote';
import { Rights } from './Rights';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  padding-bottom: var(--ui-s-64);
  & h2 { font-size: 1.25rem; }
  & > section { display: grid; gap: var(--ui-s-8); }
  @media print { padding: 0; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-12);
`;

const Hint = styled.p`
  display: flex;
  gap: var(--ui-s-8);
  max-width: 80ch;
  line-height: 1.55;
  & > svg { flex: none; margin-top: 2px; color: var(--ui-info); }
`;

const Waiting = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; gap: var(--ui-s-8) var(--ui-s-12); align-items: center; overflow-wrap: anywhere; }
`;

interface ComparisonBodyProps extends OpenProject {
  onChanged: () => Promise<unknown>;
}

/** The quotes of one request, who has not sent any, and what to know before choosing. */
export function ComparisonBody({ view, token, onChanged }: ComparisonBodyProps) {
  const t = useT(comparisonMessages);
  const { project, requests, contact } = view;
  const standing = requests.map(({ id, status, connected_at }) => `${id} ${status} ${connected_at}`);
  const { ref: quotes, begin } = useFocusAfter<HTMLDivElement>([contact?.confirmed, ...standing].join());
  const readAgain = () => {
    begin();
    return onChanged();
  };
  const { confirmFirst, onUnconfirmed } = useConfirmFirst({ view, token }, readAgain);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const offers = comparedQuotesOf(view, chosen);
  const toggle = (line: string) =>
    setChosen((before) => new Set(before.has(line) ? [...before].filter((other) => other !== line) : [...before, line]));
  const without = requests.filter(({ id }) => !offers.some((offer) => offer.id === id));
  const provinces = [...new Set(offers.map(({ quote }) => quote.province))];
  const others = directoryHref(project.category ? { category: project.category } : {});
  const back = (
    <LinkButton href={`/r/${token ?? project.id}`} variant="outline" icon="ArrowLeft">
      {t('request')}
    </LinkButton>
  );
  return (
    <Root>
      {offers.length === 0 ? (
        <div ref={quotes} tabIndex={-1}>
          <EmptyState title={t('none.title')} text={t('none.text')} art={art['scene-empty']}>
            {back}
          </EmptyState>
        </div>
      ) : (
        <>
          <Bar data-print="hide">
            {back}
            <Button variant="outline" icon="Printer" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </Bar>
          {offers.length === 1 && !isList(requests) && (
            <Bar data-print="hide">
              <p>{t('one')}</p>
              <LinkButton href={others} variant="outline" size="sm">
                {t('one.more')}
              </LinkButton>
            </Bar>
          )}
          {confirmFirst && <div data-print="hide">{confirmFirst}</div>}
          {hasOptions(offers) && (
            <Hint>
              <Icon name="Info" />
              {t(isList(requests) ? 'options.list' : 'options')}
            </Hint>
          )}
          <ComparisonTable
            ref={quotes}
            {...{ offers, token, onUnconfirmed }}
            source={project.source}
            onChanged={readAgain}
            onToggle={toggle}
          />
        </>
      )}
      {without.length > 0 && (
        <Card as="section">
          <h2>{t('waiting')}</h2>
          <Waiting role="list">
            {without.map(({ id, provider, status }) => (
              <li key={id}>
                {provider.name}
                <StatusBadge status={status} source={project.source} />
              </li>
            ))}
          </Waiting>
        </Card>
      )}
      {hasRivals(offers) && (
        <section>
          <h2>{t('advice')}</h2>
          <Hint>
            <Icon name="Scale" />
            {t('advice.lowest')}
          </Hint>
        </section>
      )}
      {provinces.map((province) => (
        <Rights key={province} province={province} />
      ))}
    </Root>
  );
}
