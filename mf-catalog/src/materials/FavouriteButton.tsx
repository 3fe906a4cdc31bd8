import { useFavourites, useT } from '@marketplace/section-kit';
import { IconButton } from '@marketplace/shared-ui';
import { materialMessages } from './materialMessages';

/** A heart that keeps a material for later. */
export function FavouriteButton({ id, name }: { id: number; name: string }) {
  const t = useT(materialMessages);
  const { has, toggle } = useFavourites('material');
  return <IconButton icon="Heart" label={t('save', { name })} pressed={has(String(id))} onClick={() => toggle(String(id))} />;
}
