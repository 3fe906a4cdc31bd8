import { Fragment, useT } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import { Panel } from '../panel/Panel';
import { searchesMessages } from './searchesMessages';

/** The searches that the account keeps; each section brings those of its own lists. */
export function SearchesPanel({ children }: { children?: ReactNode }) {
  const t = useT(searchesMessages);
  return (
    <Panel title={t('title')} text={t('text')}>
      <Fragment name="services/saved-searches" />
      <Fragment name="catalog/saved-searches" />
      {children}
    </Panel>
  );
}
