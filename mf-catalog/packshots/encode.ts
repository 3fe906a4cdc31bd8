import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const SETTINGS = ['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', 'tune=ssim', '--speed', '3', '--jobs', '1', '--yuv', '420'];

/** How coarse a picture may get: what is all yarn or crystals hides it well, and has too many bytes at the first level. */
const LEVELS = [18, 24, 30, 36, 42, 48, 54];

/**
 * Packs a picture: one job, so that the bytes do not depend on the machine. Needs Debian's libavif-bin.
 *
 * @param limit bytes that it may have; the last level is kept also where it has more
 */
export function encode(png: string, avif: string, limit: number): void {
  for (const level of LEVELS) {
    execFileSync('avifenc', [...SETTINGS, '-a', `cq-level=${level}`, png, avif], { stdio: 'ignore' });
    if (statSync(avif).size <= limit) return;
  }
}
