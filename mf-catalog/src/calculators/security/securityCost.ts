export interface SecurityJob {
  /** Canadian dollars before tax. */
  kit: number;
  installation: number;
  /** Fee of each month, in dollars. */
  monthly: number;
  /** Months at the start without a fee. */
  freeMonths: number;
}

/**
 * What a security system costs with its monitoring.
 *
 * @returns dollars before tax: of the first year, of each later year, and of the first three years
 */
export function securityCost({ kit, installation, monthly, freeMonths }: SecurityJob) {
  const fees = (months: number) => Math.max(0, months - freeMonths) * monthly;
  const start = kit + installation;
  return { firstYear: start + fees(12), laterYear: 12 * monthly, threeYears: start + fees(36) };
}
