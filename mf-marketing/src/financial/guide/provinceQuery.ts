import { choiceParam, defineQuery } from '@marketplace/section-kit';
import { inputPlace } from '../../calculators/arithmetic/inputs/inputPlace';
import { provinces } from './provinces';

/** Whose rules a guide shows; empty for all. Its calculators take the province too, so it stands where their inputs do. */
export const provinceQuery = defineQuery({ province: choiceParam('', provinces, { anyCase: true }) }, inputPlace);
