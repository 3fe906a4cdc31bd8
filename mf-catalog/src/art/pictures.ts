/** Of all files: an address changes with what it leads to. Written when they are taken. */
export const picturesHash = 'd69d260129';

/** What they stand on. */
export const GROUND = '#f3efe6';
