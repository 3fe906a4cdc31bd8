export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
}

/** Whole days, hours and minutes of a time in milliseconds; what is less than a minute is dropped. */
export function splitTime(ms: number): TimeParts {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
