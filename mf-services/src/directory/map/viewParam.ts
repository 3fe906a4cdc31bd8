import type { Param } from '@marketplace/section-kit';
import type { View } from './view';

/** What part of the map is shown, as `lat,lng,km`; `null` for the one that shows every match. */
export const viewParam: Param<View | null> = {
  fallback: null,
  read: ([text = '']) => {
    const said = /^(\d{2}(?:\.\d{1,4})?),(-\d{2,3}(?:\.\d{1,4})?),(\d{1,4})$/.exec(text);
    return said ? { lat: Number(said[1]), lng: Number(said[2]), km: Number(said[3]) } : undefined;
  },
  write: (view) => (view ? [`${view.lat.toFixed(3)},${view.lng.toFixed(3)},${Math.round(view.km)}`] : []),
};

/** Whether two views are the same in an address. */
export const isSameView = (one: View | null, other: View | null): boolean => viewParam.write(one)[0] === viewParam.write(other)[0];
