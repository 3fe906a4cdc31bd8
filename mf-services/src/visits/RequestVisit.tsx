import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { FormAlert } from '@marketplace/shared-ui';
import type { HomeownerVisitProps } from './HomeownerVisit';
import type { Visit } from './Visit';
import { visitMessages } from './visitMessages';

const load = () => import(/* webpackChunkName: "homeowner-visit" */ './HomeownerVisit');

/** The visit in the card of a request. Few requests have one, so its forms are no part of the page. */
export function RequestVisit({ visit, ...props }: Omit<HomeownerVisitProps, 'visit'> & { visit: Visit | null }) {
  const t = useT(visitMessages);
  const { data, error } = useLatePart('services/homeowner-visit', load, { enabled: visit !== null });
  if (!visit) return null;
  if (error) return <FormAlert>{t('failed')}</FormAlert>;
  return data ? <data.HomeownerVisit {...props} visit={visit} /> : null;
}
