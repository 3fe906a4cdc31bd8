import { useDeviceStore, useT } from '@marketplace/section-kit';
import { useState, type ComponentProps } from 'react';
import { Button } from '@marketplace/shared-ui';
import { Composer } from './Composer';
import { messageDrafts } from './messageDrafts';
import { threadMessages } from './threadMessages';

interface ComposerOfferProps extends ComponentProps<typeof Composer> {
  /** Nothing was written yet: several such conversations stand below one another, so that each has a button first. */
  quiet: boolean;
}

/** Where a message is written, or the button that leads there. Once shown, the field stays. */
export function ComposerOffer({ quiet, ...composer }: ComposerOfferProps) {
  const t = useT(threadMessages);
  const draft = useDeviceStore(messageDrafts.of(composer.requestId));
  const [shown, setShown] = useState<'no' | 'yes' | 'asked'>('no');
  if (shown === 'no' && (draft || !quiet)) setShown('yes');
  if (shown !== 'no') return <Composer {...composer} takesFocus={shown === 'asked'} />;
  return (
    <Button variant="outline" onClick={() => setShown('asked')}>
      {t('write')}
    </Button>
  );
}
