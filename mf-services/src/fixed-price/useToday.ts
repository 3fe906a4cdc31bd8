import { useEffect, useState } from 'react';

/** The visitor's date such as "2026-11-20"; `null` while the page is rendered for the first time, also on a server. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);
  return today;
}
