import { execFileSync } from 'node:child_process';

const QUALITY = ['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', 'cq-level=18', '-a', 'tune=ssim'];

/** Packs a picture: one job, so that the bytes do not depend on the machine. Needs Debian's libavif-bin. */
export function encode(png: string, avif: string): void {
  execFileSync('avifenc', [...QUALITY, '--speed', '3', '--jobs', '1', '--yuv', '420', png, avif], { stdio: 'ignore' });
}
