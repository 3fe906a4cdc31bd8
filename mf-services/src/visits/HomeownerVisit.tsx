import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { EndVisit } from './EndVisit';
import { PickedVisit } from './PickedVisit';
import { PickTime } from './PickTime';
import { useIsAhead } from './useIsAhead';
import type { Visit } from './Visit';
import { visitMessages } from './visitMessages';
import { VisitFrame } from './VisitFrame';

export interface HomeownerVisitProps {
  visit: Visit;
  /** Of the company. */
  name: string;
  /** Of the home, as far as it is known. */
  address: string | null;
  token: string | null;
  /** Says that the address of email has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

/** A visit as who asked sees it: picks a time, keeps it in a calendar, or says that it does not suit. */
export function HomeownerVisit(props: HomeownerVisitProps) {
  const { visit, name, address, token, onChanged } = props;
  const t = useT(visitMessages);
  const db = useDb();
  const notify = useNotify();
  const isAhead = useIsAhead(visit);
  const { status } = visit;
  if (status !== 'open' && status !== 'picked') return <VisitFrame>{t(`over.${status}`, { name })}</VisitFrame>;
  const isOpen = status === 'open';
  const end = async (note: string) => {
    await callFunction(db, 'refuse_visit', { visit_id: visit.id, ...(note && { note }), ...(token && { token }) });
    notify({ title: t('told', { name }), tone: 'success' });
    await onChanged();
  };
  return (
    <VisitFrame visit={visit}>
      {isOpen ? (
        <>
          <p>{t('offer.lead', { name })}</p>
          <PickTime {...props} />
        </>
      ) : (
        <PickedVisit visit={visit} title={t('calendar.title', { name })} address={address} />
      )}
      {isAhead && (
        <EndVisit
          key={status}
          id={visit.id}
          label={t(isOpen ? 'none' : 'missed')}
          noteLabel={t(isOpen ? 'none.note' : 'missed.note')}
          submitLabel={t(isOpen ? 'none.submit' : 'missed.submit')}
          end={end}
        />
      )}
    </VisitFrame>
  );
}
