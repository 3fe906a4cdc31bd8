import { provinces, type Province } from 'section-kit/tax';
import { ranges } from '../../calculators/core/ranges';
import { choiceField, dayField, flagField, numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';
import { municipalities, type Municipality } from '../../calculators/landTransferTax/place';

export interface TransferValues {
  price: number;
  province: Province;
  municipality: Municipality;
  municipalRatePercent: number;
  assessedValue: number;
  closingDay: string;
  firstTime: boolean;
  newlyBuilt: boolean;
  nonResident: boolean;
  downPayment: number;
  amortizationYears: number;
  legalFees: number;
  inspection: number;
  titleInsurance: number;
  adjustments: number;
  moving: number;
}

export const transferSchema: SearchSchema<TransferValues> = {
  price: numberField(500_000, ranges.positiveAmount),
  province: choiceField('ON', provinces),
  municipality: choiceField<Municipality>('other', Object.values(municipalities).flat()),
  municipalRatePercent: numberField(1.5, { min: 0, max: 1.5 }),
  assessedValue: numberField(0, ranges.amount),
  closingDay: dayField(''),
  firstTime: flagField(false),
  newlyBuilt: flagField(false),
  nonResident: flagField(false),
  downPayment: numberField(100_000, ranges.amount),
  amortizationYears: numberField(25, ranges.amortization),
  legalFees: numberField(1800, ranges.amount),
  inspection: numberField(500, ranges.amount),
  titleInsurance: numberField(350, ranges.amount),
  adjustments: numberField(0, ranges.amount),
  moving: numberField(1000, ranges.amount),
};

/** The municipalities of a province that have a tariff of their own, with what stands for the others. */
export function municipalitiesOf(province: Province): readonly Municipality[] {
  return Object.hasOwn(municipalities, province) ? municipalities[province as keyof typeof municipalities] : [];
}

/** Where the assessed value may be what is taxed. */
export const assessedIn: readonly Province[] = ['QC', 'NB', 'NS', 'PE'];
/** Where buyers from elsewhere pay more. */
export const nonResidentTaxIn: readonly Province[] = ['ON', 'NS'];
