import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { Card, media, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlanPriceText } from '../listings/usePlanPriceText';
import { Columns } from '../page-blocks/Columns';
import { DataTable } from '../page-blocks/DataTable';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { advertisingMessages } from './advertisingMessages';

const rows = ['ads', 'plans', 'fee', 'take', 'payouts'] as const;

/** Source: the product's business constants, "Marketing claims". */
const platformFee = 0.2;
/** The worked example: a sale in dollars, and the commission its business has set. */
const exampleSale = 20_000;
const exampleCommission = 0.05;

/** The table has three columns of its own, so on tablets the example goes below it. */
const Beside = styled(Columns)`
  ${media.md} { grid-template-columns: minmax(0, 1fr); }
  ${media.lg} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`;

/** Who pays us for what, with one case worked out. */
export function RevenueModel() {
  const t = useT(advertisingMessages);
  const notYet = useT(notYetMessages);
  const locale = useLocale();
  const planPrice = usePlanPriceText();
  const money = (amount: number) => formatDollars(amount, locale);
  const commission = exampleSale * exampleCommission;
  const plans = { pro: planPrice('pro'), elite: planPrice('elite') };
  return (
    <Section title={t('revenue.title')} lead={`${t('revenue.lead')} ${notYet('payments')}`} tone="sunken">
      <Beside $wide>
        <DataTable
          caption={t('revenue.caption')}
          head={[t('revenue.what'), t('revenue.who'), t('revenue.much')]}
          rows={rows.map((key) => ({
            name: t(`revenue.${key}`),
            cells: [t(`revenue.${key}.who`), t(`revenue.${key}.much`, plans)],
          }))}
        />
        <Card as="div">
          <h3>{t('revenue.example.title')}</h3>
          <p>
            {t('revenue.example', {
              sale: money(exampleSale),
              commission: money(commission),
              fee: money(commission * platformFee),
              rest: money(commission * (1 - platformFee)),
            })}
          </p>
        </Card>
      </Beside>
    </Section>
  );
}
