import { useNotify, useT } from '@marketplace/section-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { leadMessages } from './leadMessages';
import type { Lead } from './leadState';

/** Says what the homeowner added while the request is on the screen; what was there before stands in what has happened. */
export function useTellOfDetails({ events }: Pick<Lead, 'events'>): void {
  const t = useT(leadMessages);
  const notify = useNotify();
  const told = useRef(events.length);
  const tell = useEffectEvent(() => {
    const added = events.slice(told.current).findLast(({ kind }) => kind === 'details');
    told.current = events.length;
    if (added) notify({ title: t(added.detail?.['code'] === 'photos' ? 'added.photos' : 'added.facts'), tone: 'info' });
  });
  useEffect(() => tell(), [events]);
}
