import { affordabilityMessages } from './affordability/messages';
import { downPaymentMessages } from './down-payment/messages';
import { chartMessages } from './charts/chartMessages';
import { frameMessages } from './frame/frameMessages';
import { hbpMessages } from './hbp-repayment/messages';
import { equityMessages } from './home-equity/messages';
import { transferMessages } from './land-transfer-tax/messages';
import { materialsMessages } from './materials-sales-tax/messages';
import { mortgageMessages } from './mortgage-payment/messages';
import { rebateMessages } from './new-home-rebate/messages';
import { penaltyMessages } from './penalty/messages';
import { comparisonMessages } from './rate-comparison/messages';
import { renewalMessages } from './renewal/messages';

const catalogues = [
  affordabilityMessages,
  downPaymentMessages,
  chartMessages,
  frameMessages,
  hbpMessages,
  equityMessages,
  transferMessages,
  materialsMessages,
  mortgageMessages,
  rebateMessages,
  penaltyMessages,
  comparisonMessages,
  renewalMessages,
];
const texts = catalogues.flatMap(({ namespace, catalogues: { en, fr } }) =>
  Object.keys(en).map((key) => [`${namespace} ${key}`, en[key as never] as string, fr[key as never] as string] as const),
);
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(texts)('%s says the same in both languages', (_, en, fr) => {
  expect(placeholders(fr)).toEqual(placeholders(en));
  // A no-break space before the colon and the percent sign and inside guillemets, none before other marks.
  expect(fr).not.toMatch(/ [:%$»;!?]|« |\S[:»](?=\s|$)(?<!\u00a0[:»])| [;!?]/);
});
