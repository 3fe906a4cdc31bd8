import { useLocale, useT } from 'section-kit';
import { Button, formatNumber, RemovableChip } from 'shared-ui';
import styled from 'styled-components';
import { directoryMessages } from '../messages';
import { filterMessages } from './filterMessages';
import { filterQuery, type Filters } from './filterQuery';

interface FilterChipsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Takes everything away; absent where the page offers that elsewhere. */
  onClear?: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8);
`;

/** What narrows the list at the moment, each with a button that takes it away. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const t = useT(filterMessages);
  const clear = useT(directoryMessages)('clear');
  const locale = useLocale();
  const { near, radius, rating, response, language, verified } = filters;
  const chips = [
    near && { key: 'near', label: t('near.chip', { radius, place: near }) },
    rating && { key: 'rating', label: t('rating.chip', { rating: formatNumber(rating, locale) }) },
    response && { key: 'response', label: t('response.chip', { time: t(`response.${response}`).toLocaleLowerCase(locale) }) },
    language && { key: 'language', label: t('language.chip', { language: languageName(t(`language.${language}`), locale) }) },
    verified && { key: 'verified', label: t('verified.chip') },
  ].filter((chip) => chip !== '' && chip !== 0 && chip !== false);
  if (chips.length === 0) return null;
  const remove = (key: string) => onChange({ [key]: filterQuery.empty[key as keyof Filters] });
  return (
    <Row role="group" aria-label={t('active')}>
      {chips.map(({ key, label }) => (
        <RemovableChip key={key} onRemove={() => remove(key)} removeLabel={t('remove', { filter: label })}>
          {label}
        </RemovableChip>
      ))}
      {onClear && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {clear}
        </Button>
      )}
    </Row>
  );
}

/** French writes languages in small letters within a sentence. */
function languageName(name: string, locale: 'en' | 'fr'): string {
  return locale === 'fr' ? name.toLocaleLowerCase('fr') : name;
}
