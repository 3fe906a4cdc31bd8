import { useT } from '@marketplace/section-kit';
import { useState, type ComponentType } from 'react';
import { Button, FormAlert } from '@marketplace/shared-ui';
import { listMessages } from '../listMessages';
import { shareMessages } from './shareMessages';

type Dialog = ComponentType<{ owner: string | null; onClose: () => void }>;

/** Opens the dialog that makes a private link; it is loaded when somebody wants it. */
export function ShareButton({ owner }: { owner: string | null }) {
  const t = useT(listMessages);
  const share = useT(shareMessages);
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | 'failed' | null>(null);
  const open = () =>
    import(/* webpackChunkName: "list-share" */ './ShareDialog').then(
      ({ ShareDialog }) => setDialog({ Dialog: ShareDialog }),
      () => setDialog('failed'),
    );
  return (
    <>
      <Button variant="outline" icon="Share" onClick={() => void open()}>
        {t('action.share')}
      </Button>
      {dialog === 'failed' && <FormAlert>{share('failed')}</FormAlert>}
      {dialog && dialog !== 'failed' && <dialog.Dialog owner={owner} onClose={() => setDialog(null)} />}
    </>
  );
}
