import { useT } from '@marketplace/section-kit';
import { filterMessages } from './filterMessages';
import { choiceNames, flagNames, type ChoiceWord, type Filters } from './filterQuery';

/** @returns function of filters that says each that is on */
export function useFilterWords(): (filters: Filters) => { name: keyof Filters; label: string }[] {
  const t = useT(filterMessages);
  return (filters) => {
    const { near, radius } = filters;
    return [
      ...(near ? [{ name: 'near' as const, label: t('near.chip', { radius, place: near }) }] : []),
      ...choiceNames.flatMap((name) =>
        filters[name] ? [{ name, label: t(`${name}.${filters[name]}.chip` as `${ChoiceWord}.chip`) }] : [],
      ),
      ...flagNames.flatMap((name) => (filters[name] ? [{ name, label: t(`${name}.chip`) }] : [])),
    ];
  };
}
