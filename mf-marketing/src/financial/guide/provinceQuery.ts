import { choiceParam, defineQuery } from '@marketplace/section-kit';
import { provinces } from './provinces';

/** Whose rules a guide shows, on a page that keeps the inputs of calculators in its address; empty for all. */
export const provinceQuery = defineQuery({ province: choiceParam('', provinces, { anyCase: true }) }, { keepsOthers: true });
