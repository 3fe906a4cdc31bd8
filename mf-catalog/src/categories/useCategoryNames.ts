import { useRowTitles } from '@marketplace/section-kit';
import { categoriesTable } from './categoriesTable';

/** The names of all categories, oldest first, for a page that shows nothing else of them. */
export const useCategoryNames = () => useRowTitles(categoriesTable);
