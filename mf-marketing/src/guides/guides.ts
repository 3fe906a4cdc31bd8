import type { ArticleEntry } from '../articles/Article';
import { article as choosingAContractorEn } from '../content/guides/choosing-a-contractor.en.mdx?summary';
import { article as choosingAContractorFr } from '../content/guides/choosing-a-contractor.fr.mdx?summary';
import { article as readingAQuoteEn } from '../content/guides/reading-a-quote.en.mdx?summary';
import { article as readingAQuoteFr } from '../content/guides/reading-a-quote.fr.mdx?summary';
import { article as permitsByProvinceEn } from '../content/guides/permits-by-province.en.mdx?summary';
import { article as permitsByProvinceFr } from '../content/guides/permits-by-province.fr.mdx?summary';
import { article as depositsAndContractsEn } from '../content/guides/deposits-and-contracts.en.mdx?summary';
import { article as depositsAndContractsFr } from '../content/guides/deposits-and-contracts.fr.mdx?summary';
import { article as heatPumpsInCanadaEn } from '../content/guides/heat-pumps-in-canada.en.mdx?summary';
import { article as heatPumpsInCanadaFr } from '../content/guides/heat-pumps-in-canada.fr.mdx?summary';
import { article as insulationAndRebatesEn } from '../content/guides/insulation-and-rebates.en.mdx?summary';
import { article as insulationAndRebatesFr } from '../content/guides/insulation-and-rebates.fr.mdx?summary';

/** Guides as the list shows them, in its order. */
export const guides: readonly ArticleEntry[] = [
  { path: '/guides/choosing-a-contractor', summary: { en: choosingAContractorEn, fr: choosingAContractorFr } },
  { path: '/guides/reading-a-quote', summary: { en: readingAQuoteEn, fr: readingAQuoteFr } },
  { path: '/guides/permits-by-province', summary: { en: permitsByProvinceEn, fr: permitsByProvinceFr } },
  { path: '/guides/deposits-and-contracts', summary: { en: depositsAndContractsEn, fr: depositsAndContractsFr } },
  { path: '/guides/heat-pumps-in-canada', summary: { en: heatPumpsInCanadaEn, fr: heatPumpsInCanadaFr } },
  { path: '/guides/insulation-and-rebates', summary: { en: insulationAndRebatesEn, fr: insulationAndRebatesFr } },
];
