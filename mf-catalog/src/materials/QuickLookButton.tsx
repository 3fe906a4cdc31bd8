import { useT } from '@marketplace/section-kit';
import { useNavigate } from '@marketplace/section-kit/router';
import { useRef, useState } from 'react';
import { IconButton } from '@marketplace/shared-ui';
import type { ListedMaterial } from './Material';
import { materialMessages } from './materialMessages';
import type { QuickLook } from './QuickLook';

/** The eye: shows a material without leaving the list. Where the dialog cannot load, the material's page opens. */
export function QuickLookButton({ material }: { material: ListedMaterial }) {
  const t = useT(materialMessages);
  const navigate = useNavigate();
  const [Loaded, setLoaded] = useState<{ Dialog: typeof QuickLook } | null>(null);
  const [open, setOpen] = useState(false);
  const isLoading = useRef(false);
  const show = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { QuickLook: Dialog } = await import(/* webpackChunkName: "quick-look" */ './QuickLook');
      setLoaded({ Dialog });
      setOpen(true);
    } catch {
      void navigate(`/materials/${material.id}`);
    } finally {
      isLoading.current = false;
    }
  };
  return (
    <>
      <IconButton icon="Eye" label={t('quickLook', { name: material.name })} aria-haspopup="dialog" onClick={() => void show()} />
      {Loaded && <Loaded.Dialog material={material} open={open} onOpenChange={setOpen} />}
    </>
  );
}
