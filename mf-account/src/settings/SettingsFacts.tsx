import { useT } from '@marketplace/section-kit';
import { Facts } from '../panel/Facts';
import { ProfileCard } from '../profile/ProfileCard';
import type { PartOfSettings } from './settingsFields';
import { useSettingsWords } from './SettingsForm';
import { settingsMessages } from './settingsMessages';
import type { Settings } from './useSettings';

/** A part of the settings to read, for who may not change it. */
export function SettingsFacts({ settings, part, why }: { settings: Settings; part: PartOfSettings; why: string }) {
  const t = useT(settingsMessages);
  const { labelOf, optionOf } = useSettingsWords();
  const values = part.read(settings);
  return (
    <ProfileCard title={t(part.part)} lead={why}>
      <Facts>
        {part.fields.map((field) => {
          const value = values[field.name] ?? '';
          return (
            <div key={field.name}>
              <dt>{labelOf(field)}</dt>
              <dd>{field.kind === 'choice' ? optionOf(field, value) : value || t('empty')}</dd>
            </div>
          );
        })}
      </Facts>
    </ProfileCard>
  );
}
