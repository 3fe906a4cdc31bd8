import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { ranges } from '../../arithmetic/core/ranges';
import { dayParam } from '../../arithmetic/inputs/inputParams';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import { municipalities, type Municipality } from '../../arithmetic/landTransferTax/place';

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

export const transferQuery = defineQuery<TransferValues>(
  {
    price: numberParam(500_000, ranges.positiveAmount),
    province: choiceParam('ON', provinces),
    municipality: choiceParam<Municipality>('other', Object.values(municipalities).flat()),
    municipalRatePercent: numberParam(1.5, { min: 0, max: 1.5 }),
    assessedValue: numberParam(0, ranges.amount),
    closingDay: dayParam(''),
    firstTime: flagParam(false),
    newlyBuilt: flagParam(false),
    nonResident: flagParam(false),
    downPayment: numberParam(100_000, ranges.amount),
    amortizationYears: numberParam(25, ranges.amortization),
    legalFees: numberParam(1800, ranges.amount),
    inspection: numberParam(500, ranges.amount),
    titleInsurance: numberParam(350, ranges.amount),
    adjustments: numberParam(0, ranges.amount),
    moving: numberParam(1000, ranges.amount),
  },
  inputPlace,
);

/** The municipalities of a province that have a tariff of their own, with what stands for the others. */
export function municipalitiesOf(province: Province): readonly Municipality[] {
  return Object.hasOwn(municipalities, province) ? municipalities[province as keyof typeof municipalities] : [];
}

/** Where the assessed value may be what is taxed. */
export const assessedIn: readonly Province[] = ['QC', 'NB', 'NS', 'PE'];
/** Where buyers from elsewhere pay more. */
export const nonResidentTaxIn: readonly Province[] = ['ON', 'NS'];
