export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  /** What is worth telling: days with hours, hours with minutes, minutes alone, or that less than a minute is left. */
  told: 'days' | 'hours' | 'minutes' | 'soon';
}

/** Whole days, hours and minutes of a time in milliseconds; what is less than a minute is dropped. */
export function splitTime(ms: number): TimeParts {
  const whole = Math.floor(Math.max(0, ms) / 60_000);
  const [days, hours, minutes] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60];
  return { days, hours, minutes, told: days > 0 ? 'days' : hours > 0 ? 'hours' : minutes > 0 ? 'minutes' : 'soon' };
}
