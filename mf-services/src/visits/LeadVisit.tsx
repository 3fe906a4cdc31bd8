import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { FormAlert } from '@marketplace/shared-ui';
import type { CompanyVisitProps } from './CompanyVisit';
import { visitMessages } from './visitMessages';

const load = () => import(/* webpackChunkName: "company-visit" */ './CompanyVisit');

/** The visit of a request as its company sees it. Few requests have one, so its forms are no part of the page. */
export function LeadVisit(props: CompanyVisitProps) {
  const t = useT(visitMessages);
  const { data, error } = useLatePart('services/company-visit', load, { enabled: props.lead.visit !== null });
  if (!props.lead.visit) return null;
  if (error) return <FormAlert>{t('failed')}</FormAlert>;
  return data ? <data.CompanyVisit {...props} /> : null;
}
