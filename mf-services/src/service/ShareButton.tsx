import { useNotify, useT } from 'section-kit';
import { Button, type ButtonProps } from 'shared-ui';
import { serviceMessages } from './messages';

interface ShareButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What is shared, for the other side to read. */
  title: string;
}

/** Hands the address of this page to the device's share sheet, or to the clipboard where there is none. */
export function ShareButton({ title, ...button }: ShareButtonProps) {
  const t = useT(serviceMessages);
  const notify = useNotify();
  const share = async () => {
    const url = location.href;
    if (typeof navigator.share === 'function') {
      // Rejected when somebody changes their mind; then there is nothing to say.
      return navigator.share({ title, url }).catch(() => {});
    }
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: t('share.copied'), description: t('share.copied.text'), tone: 'success' });
    } catch {
      notify({ title: t('share.failed'), description: t('share.failed.text'), tone: 'failure' });
    }
  };
  return (
    <Button variant="ghost" icon="Share" {...button} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
