import { useT } from '@marketplace/section-kit';
import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '@marketplace/shared-ui';
import { shoppingCartIcon } from '../icons';
import { useProjectList } from '../project-list/useProjectList';
import { isSoldOut, type Deal } from './Deal';
import { dealMessages } from './dealMessages';
import type { FinalSaleDialog } from './FinalSaleDialog';

interface AddDealButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  deal: Deal;
  quantity?: number;
}

/** Puts an offer on the project list. What cannot be returned asks first; what is sold out says so instead. */
export function AddDealButton({ deal, quantity = 1, ...button }: AddDealButtonProps) {
  const t = useT(dealMessages);
  const { add } = useProjectList();
  const [asked, setAsked] = useState<{ Dialog: typeof FinalSaleDialog } | null>(null);
  const [open, setOpen] = useState(false);
  const isLoading = useRef(false);
  const soldOut = isSoldOut(deal);
  const isFinal = deal.kind === 'clearance';

  const put = () => {
    const { id, materialId, title, unit, salePrice, vendorId, vendorName, image } = deal;
    add({ materialId, dealId: id, quantity }, { name: title, unit, price: salePrice, vendorId, vendorName, image, finalSale: isFinal });
  };
  const ask = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { FinalSaleDialog: Dialog } = await import(/* webpackChunkName: "final-sale" */ './FinalSaleDialog');
      setAsked({ Dialog });
      setOpen(true);
    } catch {
      // Without the dialog the list still says on the line that it is a final sale.
      put();
    } finally {
      isLoading.current = false;
    }
  };

  return (
    <>
      <Button icon={shoppingCartIcon} disabled={soldOut} {...button} onClick={() => (isFinal ? void ask() : put())}>
        {t(soldOut ? 'outOfStock' : 'addToCart')}
      </Button>
      {asked && <asked.Dialog name={deal.title} open={open} onOpenChange={setOpen} onConfirm={put} />}
    </>
  );
}
