/** Of all files: an address changes with what it leads to. Written when they are taken. */
export const picturesHash = 'f5c900ca4d';

/** What they stand on. */
export const GROUND = '#f3efe6';
