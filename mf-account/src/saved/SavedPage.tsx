import { Fragment, useT } from '@marketplace/section-kit';
import { dashboardMessages } from '../dashboard/dashboardMessages';
import { AccountPage } from '../frame/AccountPage';
import { Panel } from '../panel/Panel';
import { PanelGrid } from '../panel/PanelGrid';
import { AlertChoice } from './AlertChoice';
import { SearchesPanel } from './SearchesPanel';
import { savedPageMessages } from './savedPageMessages';

/** Everything the account kept for later. */
export function SavedPage() {
  const t = useT(savedPageMessages);
  const panel = useT(dashboardMessages);
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo="/account/saved">
      {() => (
        <PanelGrid>
          <SearchesPanel>
            <AlertChoice />
          </SearchesPanel>
          <Panel title={panel('professionals')} text={panel('professionals.text')}>
            <Fragment name="services/saved-professionals" />
          </Panel>
          <Panel title={panel('materials')} text={panel('materials.text')}>
            <Fragment name="catalog/saved-materials" />
          </Panel>
          <Panel title={panel('list')} text={panel('list.text')}>
            <Fragment name="catalog/my-list" />
          </Panel>
          <Panel title={panel('deals')} text={panel('deals.text')}>
            <Fragment name="catalog/saved-deals" />
          </Panel>
        </PanelGrid>
      )}
    </AccountPage>
  );
}

export { SavedPage as Component };
