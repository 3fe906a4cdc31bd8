import { useEffect, useState } from 'react';

const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day it is in Eastern time, which figures are counted in; `null` until the page runs in a browser. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(easternDay.format(new Date())), []);
  return today;
}
