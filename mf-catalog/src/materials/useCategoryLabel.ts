import { useMemo } from 'react';
import { useCategoryNames } from '../categories/useCategoryNames';

/** Says a category in the language of the page; a title that no category has stays as it is. */
export function useCategoryLabel(): (title: string) => string {
  const { data } = useCategoryNames();
  return useMemo(() => {
    const labels = new Map(data?.map(({ title, label }) => [title, label]));
    return (title) => labels.get(title) ?? title;
  }, [data]);
}
