import { useT } from '@marketplace/section-kit';
import { Button, type ButtonProps } from '@marketplace/shared-ui';
import { shoppingCartIcon } from '../icons';
import { useProjectList } from '../project-list/useProjectList';
import type { ListedMaterial } from './Material';
import { materialMessages } from './materialMessages';

interface AddToCartButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  material: ListedMaterial;
  /** In units of the price; 1 unless said. */
  quantity?: number;
}

/** Puts a material on the project list. What is sold out says so instead. */
export function AddToCartButton({ material, quantity = 1, ...button }: AddToCartButtonProps) {
  const t = useT(materialMessages);
  const { add } = useProjectList();
  const { id, name, unit, price, vendorId, vendorName, image, inStock } = material;
  return (
    <Button
      icon={shoppingCartIcon}
      disabled={!inStock}
      {...button}
      onClick={() => add({ materialId: id, quantity }, { name, unit, price, vendorId, vendorName, image })}
    >
      {t(inStock ? 'addToCart' : 'outOfStock')}
    </Button>
  );
}
