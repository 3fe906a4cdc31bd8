import { useNotify, useT } from 'section-kit';
import { Button } from 'shared-ui';
import { articleMessages } from './articleMessages';

/** Opens the device's share sheet; where there is none, the link goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useT(articleMessages);
  const notify = useNotify();

  const share = async () => {
    const url = location.href;
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // Closing the sheet is a choice, not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: t('copied'), description: t('copied.text'), tone: 'success' });
    } catch {
      notify({ title: t('copy.failed'), description: t('copy.failed.text', { address: url }), tone: 'failure' });
    }
  };

  return (
    <Button variant="outline" icon="Share" onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
