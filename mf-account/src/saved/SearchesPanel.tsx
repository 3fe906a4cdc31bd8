import { Fragment, useT } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import { useMailChoices } from '../notifications/useMailChoices';
import { Panel } from '../panel/Panel';
import { searchesMessages } from './searchesMessages';

/** The searches that the account keeps, and whether it hears of them; each section brings those of its own lists. */
export function SearchesPanel({ children }: { children?: ReactNode }) {
  const t = useT(searchesMessages);
  const isOff = useMailChoices().data?.some(({ kind, wanted }) => kind === 'search_alert' && !wanted);
  return (
    <Panel title={t('title')} text={t(isOff ? 'text.off' : 'text')}>
      <Fragment name="services/saved-searches" />
      <Fragment name="catalog/saved-searches" />
      {children}
    </Panel>
  );
}
