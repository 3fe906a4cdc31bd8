import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { ranges } from '../../arithmetic/core/ranges';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import type { PrefillInputs } from '../../arithmetic/inputs/prefillInputs';
import { dayParam } from '../../arithmetic/inputs/inputParams';

interface RebateValues {
  price: number;
  province: Province;
  agreementDay: string;
  firstTime: boolean;
  primaryResidence: boolean;
  ownerBuilt: boolean;
}

export const rebateQuery = defineQuery<RebateValues>(
  {
    price: numberParam(450_000, ranges.positiveAmount),
    province: choiceParam('ON', provinces),
    agreementDay: dayParam(''),
    firstTime: flagParam(true),
    primaryResidence: flagParam(true),
    ownerBuilt: flagParam(false),
  },
  inputPlace,
);

export function prefillFromRebate({ price, province, firstTime }: RebateValues): PrefillInputs {
  return { price, province, firstTime };
}
