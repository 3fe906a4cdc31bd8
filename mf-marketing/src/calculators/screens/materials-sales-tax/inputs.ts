import { choiceParam, defineQuery, numberParam } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { ranges } from '../../arithmetic/core/ranges';
import { dayParam } from '../../arithmetic/inputs/inputParams';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';

interface MaterialsValues {
  subtotal: number;
  province: Province;
  saleDay: string;
}

export const materialsQuery = defineQuery<MaterialsValues>(
  {
    subtotal: numberParam(1234.56, ranges.amount),
    province: choiceParam('ON', provinces),
    saleDay: dayParam(''),
  },
  inputPlace,
);
