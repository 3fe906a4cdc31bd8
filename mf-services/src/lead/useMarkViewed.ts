import { AppError, callFunction, useDb } from '@marketplace/section-kit';
import { useEffect, useEffectEvent } from 'react';
import { canAnswer } from './leadActions';
import type { LeadPartProps } from './leadParts';

/** Tells the homeowner that the company opened the request, once it stands on the screen of somebody who may answer. */
export function useMarkViewed({ lead, onChanged }: LeadPartProps): void {
  const db = useDb();
  const mark = useEffectEvent(async () => {
    try {
      await callFunction(db, 'advance_request', { request_id: lead.id, to_status: 'viewed' });
    } catch (error) {
      // The next visit says it.
      if (!(error instanceof AppError)) throw error;
      return;
    }
    await onChanged();
  });
  const isNews = lead.status === 'sent' && canAnswer(lead);
  useEffect(() => {
    if (isNews) void mark();
  }, [isNews, lead.id]);
}
