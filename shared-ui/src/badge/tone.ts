const tones = ['spruce', 'lake', 'cedar', 'amber', 'berry', 'moss', 'slate', 'plum'] as const;

export type Tone = (typeof tones)[number];

const hues: Record<string, Tone> = {
  green: 'spruce',
  emerald: 'spruce',
  teal: 'spruce',
  blue: 'lake',
  sky: 'lake',
  cyan: 'lake',
  indigo: 'lake',
  red: 'cedar',
  orange: 'cedar',
  yellow: 'amber',
  amber: 'amber',
  pink: 'berry',
  rose: 'berry',
  fuchsia: 'berry',
  lime: 'moss',
  gray: 'slate',
  grey: 'slate',
  slate: 'slate',
  zinc: 'slate',
  neutral: 'slate',
  stone: 'slate',
  purple: 'plum',
  violet: 'plum',
};

const isTone = (word: string): word is Tone => (tones as readonly string[]).includes(word);

/**
 * Maps the server's `color_class` to the closed list of tones.
 * @param colorClass a tone, or a utility class that names a hue such as "bg-blue-500"
 * @returns the tone; spruce for anything unknown
 */
export function toTone(colorClass: string | null | undefined): Tone {
  for (const word of colorClass?.toLowerCase().match(/[a-z]+/g) ?? []) {
    if (isTone(word)) return word;
    if (Object.hasOwn(hues, word)) return hues[word]!;
  }
  return 'spruce';
}
