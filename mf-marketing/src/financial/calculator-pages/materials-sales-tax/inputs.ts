import { provinces, type Province } from 'section-kit/tax';
import { ranges } from '../../calculators/core/ranges';
import { choiceField, dayField, numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';

interface MaterialsValues {
  subtotal: number;
  province: Province;
  saleDay: string;
}

export const materialsSchema: SearchSchema<MaterialsValues> = {
  subtotal: numberField(1234.56, ranges.amount),
  province: choiceField('ON', provinces),
  saleDay: dayField(''),
};
