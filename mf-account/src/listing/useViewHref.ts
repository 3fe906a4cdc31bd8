import { useLocation } from '@marketplace/section-kit/router';
import { listingQuery } from './listingQuery';

/** The address of a view of the page, for the company that the address names. */
export function useViewHref(view: 'edit' | 'preview'): string {
  const { pathname, search } = useLocation();
  return pathname + listingQuery.toSearch({ view }, search);
}
