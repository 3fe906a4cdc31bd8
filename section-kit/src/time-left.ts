/** How long something still lasts. Its own entry, carried by the sections that count down. */
export { splitTime, type TimeParts } from './clock/splitTime';
