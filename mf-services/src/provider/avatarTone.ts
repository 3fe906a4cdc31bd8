import type { Tone } from '@marketplace/shared-ui';

const tones: readonly Tone[] = ['spruce', 'lake', 'cedar', 'amber', 'berry', 'moss', 'slate', 'plum'];

/** A tone for a professional's monogram: always the same for a name, so that a list of one trade does not look all alike. */
export function avatarTone(name: string): Tone {
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return tones[sum % tones.length]!;
}
