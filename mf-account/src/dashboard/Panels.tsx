import { Fragment, useT } from '@marketplace/section-kit';
import { usePanelsAreEmpty } from '@marketplace/section-kit/panel';
import { useRef } from 'react';
import { Panel } from '../panel/Panel';
import { PanelGrid } from '../panel/PanelGrid';
import { SearchesPanel } from '../saved/SearchesPanel';
import { dashboardMessages } from './dashboardMessages';
import { FirstSteps } from './FirstSteps';

/** Pieces of sections in the panels, those of the searches included. */
const PIECES = 7;

/** What the person has, a panel each. The sections bring the rows; one that is missing or fails leaves the others as they are. Where to begin stands below them once all are known to be empty. */
export function Panels() {
  const t = useT(dashboardMessages);
  const grid = useRef<HTMLDivElement>(null);
  const areEmpty = usePanelsAreEmpty(grid, PIECES);
  return (
    <>
      <PanelGrid ref={grid}>
        <Panel title={t('requests')} text={t('requests.text')}>
          <Fragment name="services/recent-requests" />
        </Panel>
        <Panel title={t('professionals')} text={t('professionals.text')}>
          <Fragment name="services/saved-professionals" />
        </Panel>
        <Panel title={t('list')} text={t('list.text')}>
          <Fragment name="catalog/my-list" />
        </Panel>
        <Panel title={t('materials')} text={t('materials.text')}>
          <Fragment name="catalog/saved-materials" />
        </Panel>
        <SearchesPanel />
        <Panel title={t('deals')} text={t('deals.text')}>
          <Fragment name="catalog/saved-deals" />
        </Panel>
      </PanelGrid>
      {areEmpty && <FirstSteps />}
    </>
  );
}
