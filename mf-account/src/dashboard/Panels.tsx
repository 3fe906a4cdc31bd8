import { Fragment, useT } from '@marketplace/section-kit';
import { Panel } from '../panel/Panel';
import { PanelGrid } from '../panel/PanelGrid';
import { SearchesPanel } from '../saved/SearchesPanel';
import { dashboardMessages } from './dashboardMessages';

/** What the person has, a panel each. The sections bring the rows; one that is missing or fails leaves the others as they are. */
export function Panels() {
  const t = useT(dashboardMessages);
  return (
    <PanelGrid>
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
  );
}
