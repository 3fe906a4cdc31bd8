import { useNotify, useShare, useT } from '@marketplace/section-kit';
import { useRef, useState } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { flyerLink } from './flyerAddress';
import { flyerMessages } from './flyerMessages';
import type { FlyerViewer } from './FlyerViewer';
import type { Flyer } from './useFlyer';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

/** Keep the flyer, leaf through it, pass it on. */
export function FlyerActions({ flyer }: { flyer: Flyer }) {
  const t = useT(flyerMessages);
  const notify = useNotify();
  const share = useShare();
  const [viewer, setViewer] = useState<{ Dialog: typeof FlyerViewer } | null>(null);
  const [open, setOpen] = useState(false);
  const isLoading = useRef(false);

  const view = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { FlyerViewer: Dialog } = await import(/* webpackChunkName: "flyer-viewer" */ './FlyerViewer');
      setViewer({ Dialog });
      setOpen(true);
    } catch {
      notify({ title: t('viewer.failed'), description: t('viewer.failed.text'), tone: 'failure' });
    } finally {
      isLoading.current = false;
    }
  };

  return (
    <Row data-print="hide">
      {/* The browser's own print dialog saves as PDF, in the reader's paper size and with text that can be searched. */}
      <Button icon="Download" onClick={() => window.print()}>
        {t('download')}
      </Button>
      <Button variant="outline" icon="Eye" aria-haspopup="dialog" onClick={() => void view()}>
        {t('view')}
      </Button>
      <Button variant="outline" icon="Share" onClick={() => void share(t('title'), flyerLink(flyer.week))}>
        {t('share')}
      </Button>
      {viewer && <viewer.Dialog key={flyer.week} flyer={flyer} open={open} onOpenChange={setOpen} />}
    </Row>
  );
}
