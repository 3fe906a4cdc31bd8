import { useNotify, useT } from 'section-kit';
import { Button } from 'shared-ui';
import { profileMessages } from './messages';

/** Passes the page on through what the device offers, or copies its address. */
export function ShareButton({ name }: { name: string }) {
  const t = useT(profileMessages);
  const notify = useNotify();
  const share = async () => {
    const url = window.location.href;
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url });
      await (navigator as Navigator).clipboard.writeText(url);
      notify({ title: t('share.copied'), tone: 'success' });
    } catch (error) {
      // Closing the device's own sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ title: t('share.failed'), tone: 'failure' });
    }
  };
  return (
    <Button variant="ghost" icon="Share" onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
