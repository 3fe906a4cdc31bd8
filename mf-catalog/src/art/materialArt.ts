import { drawings } from './drawings';

/** The address of a material's drawing; a shelf for what nobody drew. It is decoration: use it with an empty `alt`. */
export const materialArt = (name: string | null): string => drawings[name ?? ''] ?? drawings['shelf']!;
