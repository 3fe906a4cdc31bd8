import { useEffect, useState } from 'react';

/** The day our rates were last checked: what holds until the visitor's own date is known, also on a server. */
const checkedDay = '2026-11-20';

/** The visitor's date, such as "2026-11-20". */
export function useToday(): string {
  const [today, setToday] = useState(checkedDay);
  useEffect(() => {
    const now = new Date();
    const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    // A clock that is behind asks for rules of a time we hold none for.
    if (day > checkedDay) setToday(day);
  }, []);
  return today;
}
