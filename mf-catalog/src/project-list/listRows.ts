import type { Translate } from '@marketplace/section-kit';
import type { tableMessages } from './tableMessages';
import type { ListLine } from './list/linesOf';
import { lineCents } from './list/listTotals';

type TableText = keyof (typeof tableMessages)['catalogues']['en'] & string;

const dollars = (cents: number) => (cents / 100).toFixed(2);

/**
 * The list as rows of a spreadsheet, with a row of headings. Amounts have a point and no currency, so that they add up there.
 *
 * @param unitText says a unit in the language of the page
 */
export function listRows(lines: readonly ListLine[], t: Translate<TableText>, unitText: (unit: string) => string): (string | number)[][] {
  const headings = (['room', 'item', 'quantity', 'unit', 'price', 'total', 'vendor', 'note', 'finalSale'] as const).map((key) => t(key));
  return [
    headings,
    ...lines.map((line) => [
      line.room,
      line.name,
      line.quantity,
      unitText(line.unit),
      dollars(line.priceCents),
      dollars(lineCents(line)),
      line.vendorName ?? '',
      line.note,
      line.finalSale ? t('yes') : '',
    ]),
  ];
}
