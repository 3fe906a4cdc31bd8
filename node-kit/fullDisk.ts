import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Environment of a program whose disk a test fills: the file holds the bytes that are left; without it there is room. */
export const onDisk = (file: string): { FULL_DISK: string; NODE_OPTIONS: string } => ({
  FULL_DISK: file,
  NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}`,
});

const { FULL_DISK = '' } = process.env;
if (FULL_DISK) fillDisk(FULL_DISK);

/** Answers what a full disk answers, to this whole process: where nothing is left, no file grows. */
function fillDisk(file: string): void {
  const { statfsSync, writeSync, writeFileSync, appendFileSync } = fs;
  const left = () => (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined);
  const refuse = () => {
    if (left() === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  };
  const grows = (fd: number, length: number, position: unknown) => {
    const stat = fs.fstatSync(fd);
    return stat.isFile() && (typeof position === 'number' ? position + length : Infinity) > stat.size;
  };
  Object.assign(fs, {
    statfsSync: (...given: Parameters<typeof statfsSync>) => {
      const answer = statfsSync(...given);
      const bytes = left();
      return bytes === undefined ? answer : { ...answer, bavail: Math.floor(bytes / Number(answer.bsize)) };
    },
    writeSync: (fd: number, bytes: Uint8Array, offset: number, length: number, position: number | null) => {
      if (grows(fd, length ?? bytes.length, position)) refuse();
      return writeSync(fd, bytes, offset, length, position);
    },
    writeFileSync: (...given: Parameters<typeof writeFileSync>) => {
      refuse();
      writeFileSync(...given);
    },
    appendFileSync: (...given: Parameters<typeof appendFileSync>) => {
      refuse();
      appendFileSync(...given);
    },
  });
  syncBuiltinESMExports();
}
