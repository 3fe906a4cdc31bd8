export interface CampaignFigures {
  /** Dollars paid for the campaign. */
  spend: number;
  /** How many people or showings the money buys. */
  reach: number;
  /** Which share of each step takes the next one, from 0 to 1. */
  rates: readonly number[];
  /** Dollars before tax that a job brings without a discount. */
  jobValue: number;
  /** Which share of that remains after material and labour, from 0 to 1. */
  margin: number;
  /** Which share of the price is given up to win the job, from 0 to 1. */
  discount: number;
}

export interface CampaignReturn {
  /** How many reach each step; the first is the reach, the last the jobs. Fractions are averages over many campaigns. */
  steps: number[];
  /** Dollars invoiced. */
  revenue: number;
  /** Dollars left after material, labour and the discount. */
  grossProfit: number;
  /** Gross profit less what the campaign cost. */
  net: number;
  /** `net` per dollar spent; `null` where nothing is spent. */
  roi: number | null;
  /** Dollars spent for each job; `null` without a job. */
  costPerJob: number | null;
}

/**
 * What a campaign brings in under given assumptions: a funnel whose last step are jobs, valued at their margin. Taxes and
 * later jobs of the same customer are left out.
 */
export function calculateReturn({ spend, reach, rates, jobValue, margin, discount }: CampaignFigures): CampaignReturn {
  const steps = rates.reduce<number[]>((counts, rate) => [...counts, counts.at(-1)! * rate], [reach]);
  const jobs = steps.at(-1)!;
  const revenue = jobs * jobValue * (1 - discount);
  // Material and labour cost the same whatever the customer pays.
  const grossProfit = revenue - jobs * jobValue * (1 - margin);
  const net = grossProfit - spend;
  return {
    steps,
    revenue,
    grossProfit,
    net,
    roi: spend === 0 ? null : net / spend,
    costPerJob: jobs === 0 ? null : spend / jobs,
  };
}
