import { callFunction, type Answer, useDb, useLocale, useNotify, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { Words } from '../thread/Words';
import { EndVisit } from './EndVisit';
import { PickedVisit } from './PickedVisit';
import { useIsAhead } from './useIsAhead';
import type { Visit } from './Visit';
import { visitMessages } from './visitMessages';
import { VisitFrame } from './VisitFrame';
import { startText } from './visitText';

const Times = styled.ul`
  padding-inline-start: var(--ui-s-20);
`;

type Lead = NonNullable<Answer<'lead'>>;

export interface CompanyVisitProps {
  lead: Pick<Lead, 'visit' | 'contact' | 'company' | 'reference'>;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

/** The visit of a request as its company sees it. */
export function CompanyVisit({ lead: { visit, contact, company, reference }, onChanged }: CompanyVisitProps) {
  if (!visit) return null;
  // Crew reads and writes nothing.
  const mayWrite = company.role !== 'member' && company.status === 'approved';
  return <OneVisit {...{ visit, mayWrite, onChanged }} name={contact?.name ?? reference} address={contact?.address ?? null} />;
}

interface OneVisitProps extends Pick<CompanyVisitProps, 'onChanged'> {
  visit: Visit;
  /** Of the homeowner, or of the request until that is known. */
  name: string;
  /** Of the home, once the homeowner has said it. */
  address: string | null;
  mayWrite: boolean;
}

/** What was offered, what was picked, and why it does not suit. */
function OneVisit({ visit, name, address, mayWrite, onChanged }: OneVisitProps) {
  const t = useT(visitMessages);
  const locale = useLocale();
  const db = useDb();
  const notify = useNotify();
  const isAhead = useIsAhead(visit);
  const { id, status, starts, time_zone, note } = visit;
  const end = async () => {
    await callFunction(db, 'cancel_visit', { visit_id: id });
    notify({ title: t('company.done'), tone: 'success' });
    await onChanged();
  };
  return (
    <VisitFrame visit={visit}>
      {status === 'picked' ? (
        <PickedVisit visit={visit} title={t('calendar.title.company', { name })} address={address} />
      ) : (
        <p>{t(`company.${status}`)}</p>
      )}
      {status === 'open' && (
        <Times role="list">
          {starts.map((start) => (
            <li key={start}>{startText(start, time_zone, locale)}</li>
          ))}
        </Times>
      )}
      {status === 'refused' && note && (
        <blockquote>
          <Words body={note} />
        </blockquote>
      )}
      {mayWrite && isAhead && (status === 'open' || status === 'picked') && (
        <EndVisit
          key={status}
          id={id}
          label={t('company.cancel')}
          lead={t('company.cancel.lead')}
          submitLabel={t('company.cancel')}
          end={end}
        />
      )}
    </VisitFrame>
  );
}
