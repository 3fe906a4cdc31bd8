import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import { DataTable } from '../page-blocks/DataTable';
import { campaignReturn } from './campaignReturn';
import { campaigns, type CampaignName, type FieldName } from './campaigns';
import { roiMessages } from './roiMessages';

interface ReturnTableProps {
  campaign: CampaignName;
  /** `null` while an assumption cannot be read. */
  values: Partial<Record<FieldName, number>> | null;
}

/** The sample and the reader's own case, step by step. */
export function ReturnTable({ campaign, values }: ReturnTableProps) {
  const t = useT(roiMessages);
  const sample = useReturnTexts(campaign, campaigns[campaign].sample);
  const yours = useReturnTexts(campaign, values ?? campaigns[campaign].sample);
  const names = [
    ...campaigns[campaign].steps.map((step) => t(`step.${step}`)),
    ...(['revenue', 'grossProfit', 'spend', 'costPerJob', 'net', 'roi'] as const).map((key) => t(`result.${key}`)),
  ];
  return (
    <DataTable
      caption={t('table')}
      figures
      head={[t('step'), t('sample'), t('yours')]}
      rows={names.map((name, index) => ({
        name,
        cells: [sample[index], values ? yours[index] : '–'],
        isTotal: index >= names.length - 2,
      }))}
    />
  );
}

/** The cells of a column, from top to bottom. */
function useReturnTexts(campaign: CampaignName, values: Partial<Record<FieldName, number>>): string[] {
  const t = useT(roiMessages);
  const locale = useLocale();
  const { steps, revenue, grossProfit, costPerJob, net, roi } = campaignReturn(campaign, values);
  const money = (amount: number) => formatDollars(amount, locale);
  return [
    // A tenth of a job matters, a tenth of a click does not.
    ...steps.map((count) => formatNumber(count, locale, { maximumFractionDigits: count < 100 ? 1 : 0 })),
    money(revenue),
    money(grossProfit),
    money(values.budget ?? 0),
    costPerJob === null ? t('none') : money(costPerJob),
    money(net),
    roi === null ? t('none') : formatNumber(roi, locale, { style: 'percent', maximumFractionDigits: 0 }),
  ];
}
