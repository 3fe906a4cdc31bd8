import { useEffect } from 'react';
import { documentTitle } from '../manifest/documentTitle.ts';
import { useLocale } from '../shell/hooks';
import { useQualifier } from './PageAddress';

/**
 * Names the page in the tab and the history as the server does: "Title – qualifier of its route – Brand", or the brand with its tagline
 * without a title.
 *
 * @param title `null` while the name is not known yet keeps the title the server wrote
 */
export function usePage({ title }: { title?: string | null }): void {
  const locale = useLocale();
  const qualifier = useQualifier();
  useEffect(() => {
    if (title === null) return;
    document.title = documentTitle(title, qualifier, locale);
  }, [title, qualifier, locale]);
}
