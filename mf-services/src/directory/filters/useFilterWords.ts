import { useT } from '@marketplace/section-kit';
import { usePlaceName } from '../../place/placeName';
import { filterMessages } from './filterMessages';
import { choiceNames, flagNames, type ChoiceWord, type Filters } from './filterQuery';

/** @returns function of filters that says each that is on */
export function useFilterWords(): (filters: Filters) => { name: keyof Filters; label: string }[] {
  const t = useT(filterMessages);
  const placeName = usePlaceName();
  return (filters) => {
    const { near, radius } = filters;
    return [
      ...(near ? [{ name: 'near' as const, label: t('near.chip', { radius, place: placeName(near) }) }] : []),
      ...choiceNames.flatMap((name) =>
        filters[name] ? [{ name, label: t(`${name}.${filters[name]}.chip` as `${ChoiceWord}.chip`) }] : [],
      ),
      ...flagNames.flatMap((name) => (filters[name] ? [{ name, label: t(`${name}.chip`) }] : [])),
    ];
  };
}
