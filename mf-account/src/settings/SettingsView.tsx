import { useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { media, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { mailSettings, quoteSettings, taxSettings, type PartOfSettings } from './settingsFields';
import { SettingsFacts } from './SettingsFacts';
import { SettingsForm } from './SettingsForm';
import { settingsMessages } from './settingsMessages';
import type { Settings } from './useSettings';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  align-items: start;
  padding-bottom: var(--ui-s-64);
  ${media.xl} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Column = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

/** The settings of a company, each part to change for those who may. */
export function SettingsView({ company, settings }: { company: Company; settings: Settings }) {
  const t = useT(settingsMessages);
  const { search } = useCompanies();
  const why = t(['suspended', 'closed'].includes(company.status) ? 'inactive' : 'readOnly');
  const shown = (part: PartOfSettings) =>
    settings.may_write.includes(part.part) ? (
      <SettingsForm company={company.id} settings={settings} part={part} />
    ) : (
      <SettingsFacts settings={settings} part={part} why={why} />
    );
  return (
    <Columns>
      <Column>
        {shown(quoteSettings)}
        {settings.taxes && shown(taxSettings(settings.open_taxes))}
      </Column>
      <Column>
        {shown(mailSettings)}
        <ProfileCard title={t('elsewhere')}>
          <p>
            {t('work')} <TextLink href={`/account/calendar${search}`}>{t('work.link')}</TextLink>
          </p>
          <p>
            {t('own')} <TextLink href="/account/notifications">{t('own.link')}</TextLink>
          </p>
        </ProfileCard>
      </Column>
    </Columns>
  );
}
