/** @returns what a command says when the disk that holds `dir` has no room; any other error as it is */
export function diskFull(error: unknown, dir: string): unknown {
  const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
  return isFull ? new Error(`The disk that holds ${dir} is full, and nothing was stored; make room and try again.`) : error;
}
