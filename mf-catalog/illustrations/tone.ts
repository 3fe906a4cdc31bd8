/** One material in the light of the studio. */
export interface Tone {
  pale: string;
  lit: string;
  base: string;
  dark: string;
  deep: string;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour that lies `share` of the way from one to another; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + (other[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The tone whose plain face has this colour. A dark surface gives back less light. */
export function toTone(base: string): Tone {
  const [red = 0, green = 0, blue = 0] = channels(base);
  const isDark = red * 0.3 + green * 0.59 + blue * 0.11 < 80;
  return {
    pale: mix(base, '#ffffff', isDark ? 0.32 : 0.66),
    lit: mix(base, '#ffffff', isDark ? 0.14 : 0.3),
    base,
    dark: mix(base, '#23221f', isDark ? 0.4 : 0.2),
    deep: mix(base, '#1c1b19', isDark ? 0.7 : 0.42),
  };
}

export const white = toTone('#f2f1ed');
export const black = toTone('#2e3032');
export const steel = toTone('#aeb3b5');
export const kraft = toTone('#c9ab80');
export const grey = toTone('#8d9193');
export const glass = toTone('#b9d0d6');
export const brass = toTone('#cfa64f');
