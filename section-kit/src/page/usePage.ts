import { useEffect } from 'react';
import { brand } from '@marketplace/shared-ui/brand';
import { useLocale } from '../shell/hooks';

/**
 * Names the page in the tab and the history: "Title – Brand", or the brand with its tagline without a title.
 *
 * @param title `null` while the name is not known yet keeps the title the server wrote
 */
export function usePage({ title }: { title?: string | null }): void {
  const locale = useLocale();
  useEffect(() => {
    if (title === null) return;
    document.title = title ? `${title} – ${brand.name}` : `${brand.name} – ${brand.tagline[locale]}`;
  }, [title, locale]);
}
