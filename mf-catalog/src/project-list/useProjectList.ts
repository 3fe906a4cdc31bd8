import { newId, useLocale, useShell, useT } from '@marketplace/section-kit';
import { useNavigate } from '@marketplace/section-kit/router';
import { useCallback, useMemo } from 'react';
import { formatNumber } from '@marketplace/shared-ui';
import { addMessages } from './addMessages';
import { changeList } from './device/deviceLists';
import { addToList, takeFromList } from './list/changeList';
import { MAX_LINES, type Snapshot } from './list/ProjectList';
import { cleanQuantity } from './list/quantity';

export interface WantedMaterial {
  /** Material of the catalogue; `null` for an offer without one. */
  materialId: number | string | null;
  /** Offer at whose price it is wanted. */
  dealId?: string;
  /** In units of the snapshot; what cannot be bought becomes the nearest quantity that can. */
  quantity: number;
  room?: string;
  note?: string;
}

export interface AddToProjectList {
  /**
   * Puts something on the project list and says so. Kept on this device before it returns, also offline.
   *
   * @returns whether there was room for it
   */
  add: (wanted: WantedMaterial, snapshot: Snapshot) => boolean;
}

/** Puts things on the project list from any page. It does not follow the list, so that a button is not drawn again for what others put there. */
export function useProjectList(): AddToProjectList {
  const t = useT(addMessages);
  const locale = useLocale();
  const { auth, notify } = useShell();
  const navigate = useNavigate();

  const add = useCallback(
    ({ materialId, dealId, ...wanted }: WantedMaterial, snapshot: Snapshot) => {
      const ref = dealId === undefined ? String(materialId) : `deal:${dealId}`;
      const owner = auth.getState().user?.id ?? null;
      let isFull = false;
      changeList(owner, (list) => {
        const longer = addToList(list, { ref, ...wanted }, snapshot, { now: Date.now(), newId });
        isFull = longer === null;
        return longer ?? list;
      });
      if (isFull) {
        notify({ title: t('full'), description: t('full.text', { count: MAX_LINES }), tone: 'failure' });
        return false;
      }
      const quantity = cleanQuantity(wanted.quantity, snapshot.unit);
      const description = t('added.text', { quantity: formatNumber(quantity, locale), name: snapshot.name });
      const undo = () => {
        changeList(owner, (list) => takeFromList(list, { ref, room: wanted.room, quantity }, Date.now()));
        notify({ title: t('undone'), description, tone: 'info' });
      };
      const actions = [
        { label: t('view'), onPress: () => void navigate('/list') },
        { label: t('undo'), onPress: undo },
      ];
      notify({ title: t('added'), description, tone: 'success', actions });
      return true;
    },
    [auth, navigate, notify, t, locale],
  );
  return useMemo(() => ({ add }), [add]);
}
