import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import type { HomeownerVisitProps } from './HomeownerVisit';
import type { Visit } from './Visit';
import { lateVisitMessages } from './lateVisitMessages';

const load = () => import(/* webpackChunkName: "homeowner-visit" */ './HomeownerVisit');

/** The visit in the card of a request. Few requests have one, so its forms are no part of the page. */
export function RequestVisit({ visit, ...props }: Omit<HomeownerVisitProps, 'visit'> & { visit: Visit | null }) {
  const t = useT(lateVisitMessages);
  if (!visit) return null;
  return (
    <LatePart name="services/homeowner-visit" load={load} failed={t('failed')}>
      {({ HomeownerVisit }) => <HomeownerVisit {...props} visit={visit} />}
    </LatePart>
  );
}
