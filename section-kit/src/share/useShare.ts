import { useCallback } from 'react';
import { useT } from '../messages/useT';
import { useNotify } from '../shell/hooks';
import { shareMessages } from './shareMessages';

/**
 * Passes a page on: opens the device's share sheet; where there is none, or it refuses, the address goes to the clipboard
 * and the visitor is told.
 *
 * @returns a function that takes what is shared, for the other side to read, and its full address; the one of the page
 * without it
 */
export function useShare(): (title: string, address?: string) => Promise<void> {
  const t = useT(shareMessages);
  const notify = useNotify();
  return useCallback(
    async (title, address = location.href) => {
      if (typeof navigator.share === 'function') {
        try {
          return await navigator.share({ title, url: address });
        } catch (error) {
          // Closing the sheet is a choice, not a failure.
          if (error instanceof DOMException && error.name === 'AbortError') return;
        }
      }
      try {
        await navigator.clipboard.writeText(address);
        notify({ title: t('copied'), description: t('copied.text'), tone: 'success' });
      } catch {
        notify({ title: t('failed'), description: t('failed.text', { address }), tone: 'failure' });
      }
    },
    [t, notify],
  );
}
