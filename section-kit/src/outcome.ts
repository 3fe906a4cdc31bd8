/** What was done, said, and where the keyboard goes when its button is gone. Its own entry, carried by the sections that need it. */
export { useFocusAfter } from './outcome/useFocusAfter';
export { useOutcome, type Outcome } from './outcome/useOutcome';
export { useRefusalFocus } from './outcome/useRefusalFocus';
export { useTakenOff } from './outcome/useTakenOff';
