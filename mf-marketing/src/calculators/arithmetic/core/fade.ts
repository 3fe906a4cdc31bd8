/** A relief is whole up to the value `until` and shrinks in a straight line to nothing at `gone`. Dollars. */
export interface Fade {
  until: number;
  gone: number;
}

/** @returns what is left of a relief at a value: 1 for all of it, 0 for nothing */
export function remainingShare(fade: Fade | undefined, value: number): number {
  return fade ? Math.min(1, Math.max(0, (fade.gone - value) / (fade.gone - fade.until))) : 1;
}
