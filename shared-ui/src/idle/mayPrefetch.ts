/** Of the Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what is not needed yet may be fetched: not for whoever saves data, nor over a line that what is needed fills. */
export function mayPrefetch({ connection }: Navigator & { connection?: Connection } = navigator): boolean {
  return !connection?.saveData && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
