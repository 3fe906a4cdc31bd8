import { Fragment, usePage, useT } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import { dashboardMessages } from '../dashboard/dashboardMessages';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { Panel } from '../panel/Panel';
import { PanelGrid } from '../panel/PanelGrid';
import { AlertChoice } from './AlertChoice';
import { SearchesPanel } from './SearchesPanel';
import { savedPageMessages } from './savedPageMessages';

/** Everything the account kept for later. */
export function SavedPage() {
  const t = useT(savedPageMessages);
  const panel = useT(dashboardMessages);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/account', label: panel('title') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo="/account/saved">
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
              <Fragment name="catalog/saved-deals" />
            </PanelGrid>
          )}
        </SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { SavedPage as Component };
