import { useT, type Favourites } from '@marketplace/section-kit';
import { IconButton } from '@marketplace/shared-ui';
import { serviceMessages } from '../provider/messages';

interface FavouriteButtonProps {
  id: string;
  name: string;
  /** What the visitor has saved, asked for once by whoever shows many. */
  favourites: Favourites;
}

/** A heart that keeps a professional for later. */
export function FavouriteButton({ id, name, favourites: { has, toggle } }: FavouriteButtonProps) {
  const t = useT(serviceMessages);
  return <IconButton icon="Heart" label={t('save', { name })} pressed={has(id)} onClick={() => toggle(id)} />;
}
