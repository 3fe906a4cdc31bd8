import { useSearchQuery } from '@marketplace/section-kit';
import { useEffect, useState } from 'react';
import { leadQuery, type LeadAnswer } from './leadQuery';

/**
 * Which answer to a request is open. The address says it, so that Back leaves it; once it is done the address says it no longer, and
 * it stays open until it is closed: a reload or Back then shows the request, and does not begin another answer.
 *
 * @param actions what the company can do
 */
export function useLeadAnswer(actions: readonly string[]) {
  const [{ answer }, setQuery] = useSearchQuery(leadQuery);
  const [done, setDone] = useState<LeadAnswer | null>(null);
  useEffect(() => {
    if (!done) return undefined;
    const end = (): void => setDone(null);
    window.addEventListener('popstate', end);
    return () => window.removeEventListener('popstate', end);
  }, [done]);
  const opened = (answer && actions.includes(answer) ? answer : null) ?? done;
  return {
    opened,
    open: (next: LeadAnswer) => setQuery({ answer: next }, { push: true }),
    close: () => {
      setDone(null);
      setQuery({ answer: '' }, { back: true });
    },
    finish: () => {
      setDone(opened);
      setQuery({ answer: '' });
    },
  };
}
