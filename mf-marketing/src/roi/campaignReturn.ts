import { calculateReturn, type CampaignReturn } from './calculateReturn';
import { campaigns, type CampaignName, type FieldName } from './campaigns';

/**
 * The return of a campaign from the values of its form.
 *
 * @param values dollars, counts and percentages from 0 to 100, for every assumption of the campaign; `price` above 0
 */
export function campaignReturn(name: CampaignName, values: Partial<Record<FieldName, number>>): CampaignReturn {
  const { rates, unit } = campaigns[name];
  const value = (field: FieldName) => values[field] ?? 0;
  const bought = value('budget') / value('price');
  return calculateReturn({
    spend: value('budget'),
    reach: bought * (unit === 'visitors' ? value('visitors') : unit),
    rates: rates.map((field) => value(field) / 100),
    jobValue: value('jobValue'),
    margin: value('margin') / 100,
    discount: value('discount') / 100,
  });
}
