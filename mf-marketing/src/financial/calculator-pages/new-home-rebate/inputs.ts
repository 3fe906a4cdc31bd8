import { provinces, type Province } from 'section-kit/tax';
import { ranges } from '../../calculators/core/ranges';
import type { CarriedInputs } from '../../calculators/inputs/carriedInputs';
import { choiceField, dayField, flagField, numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';

interface RebateValues {
  price: number;
  province: Province;
  agreementDay: string;
  firstTime: boolean;
  primaryResidence: boolean;
  ownerBuilt: boolean;
}

export const rebateSchema: SearchSchema<RebateValues> = {
  price: numberField(450_000, ranges.positiveAmount),
  province: choiceField('ON', provinces),
  agreementDay: dayField(''),
  firstTime: flagField(true),
  primaryResidence: flagField(true),
  ownerBuilt: flagField(false),
};

export function carryRebate({ price, province, firstTime }: RebateValues): CarriedInputs {
  return { price, province, firstTime };
}
