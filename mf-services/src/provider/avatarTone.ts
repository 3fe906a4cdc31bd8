import type { Tone } from '@marketplace/shared-ui';
import { stablePlace } from './stablePlace';

const tones: readonly Tone[] = ['spruce', 'lake', 'cedar', 'amber', 'berry', 'moss', 'slate', 'plum'];

/** A tone for a professional's monogram: always the same for a name, so that a list of one trade does not look all alike. */
export const avatarTone = (name: string): Tone => tones[stablePlace(name, tones.length)]!;
