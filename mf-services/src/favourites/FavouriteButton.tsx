import { useFavourites, useT } from 'section-kit';
import { IconButton } from 'shared-ui';
import { serviceMessages } from '../service/messages';

/** A heart that keeps a professional for later. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const t = useT(serviceMessages);
  const { has, toggle } = useFavourites('service');
  return <IconButton icon="Heart" label={t('save', { name })} pressed={has(id)} onClick={() => toggle(id)} />;
}
