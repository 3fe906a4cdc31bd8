import { createHash } from 'node:crypto';

/** The hash by which a browser and the host know a file, as a build's description states it. */
export const integrityOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
