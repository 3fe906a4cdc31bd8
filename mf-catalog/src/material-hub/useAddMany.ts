import { newId, useShell, useT } from '@marketplace/section-kit';
import type { Material } from '../materials/Material';
import { changeList } from '../project-list/device/deviceLists';
import { addToList } from '../project-list/list/changeList';
import { hubMessages } from './hubMessages';

export interface Chosen {
  material: Material;
  /** In units of its price. */
  quantity: number;
}

/** Puts several materials on the project list in one go, and says so once. All of them or none. */
export function useAddMany(): (chosen: readonly Chosen[]) => void {
  const t = useT(hubMessages);
  const { auth, notify } = useShell();
  return (chosen) => {
    let isFull = false;
    changeList(auth.getState().user?.id ?? null, (list) => {
      let longer = list;
      for (const { material, quantity } of chosen) {
        const next = addToList(longer, { ref: String(material.id), quantity }, material, { now: Date.now(), newId });
        isFull ||= next === null;
        longer = next ?? longer;
      }
      return isFull ? list : longer;
    });
    if (isFull) notify({ title: t('starter.full'), description: t('starter.full.text'), tone: 'failure' });
    else notify({ title: t('starter.added'), description: t('starter.added.text', { count: chosen.length }), tone: 'success' });
  };
}
