import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import type { CompanyVisitProps } from './CompanyVisit';
import { lateVisitMessages } from './lateVisitMessages';

const load = () => import(/* webpackChunkName: "company-visit" */ './CompanyVisit');

/** The visit of a request as its company sees it. Few requests have one, so its forms are no part of the page. */
export function LeadVisit(props: CompanyVisitProps) {
  const t = useT(lateVisitMessages);
  if (!props.lead.visit) return null;
  return (
    <LatePart name="services/company-visit" load={load} failed={t('failed')}>
      {({ CompanyVisit }) => <CompanyVisit {...props} />}
    </LatePart>
  );
}
