import { useShare, useT } from '@marketplace/section-kit';
import { Button, type ButtonProps } from '@marketplace/shared-ui';
import { serviceMessages } from './messages';

interface ShareButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What is shared, for the other side to read. */
  title: string;
}

/** Passes this page on. */
export function ShareButton({ title, ...button }: ShareButtonProps) {
  const t = useT(serviceMessages);
  const share = useShare();
  return (
    <Button variant="ghost" icon="Share" {...button} onClick={() => void share(title)}>
      {t('share')}
    </Button>
  );
}
