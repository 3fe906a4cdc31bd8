/** How slow line and processor are. */
export interface Profile {
  name: string;
  /** How it is told in a table. */
  title: string;
  /** `null` leaves the line as it is. */
  line: { latencyMs: number; downKbps: number; upKbps: number } | null;
  /** 4 makes everything take four times as long. */
  cpuRate: number;
}

export const profiles: readonly Profile[] = [
  { name: 'P', title: '150 ms, 1.6 Mbps, 4×', line: { latencyMs: 150, downKbps: 1_600, upKbps: 750 }, cpuRate: 4 },
  { name: 'K', title: '100 ms, 9 Mbps, 4×', line: { latencyMs: 100, downKbps: 9_000, upKbps: 3_000 }, cpuRate: 4 },
  { name: 'none', title: 'as the machine is', line: null, cpuRate: 1 },
];
