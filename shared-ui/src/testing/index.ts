export { describeComponentConformance } from './describeComponentConformance';
export type { ComponentConformance } from './describeComponentConformance';
export { defaultUiTexts } from './defaultUiTexts';
export { expectNoAxeViolations } from './expectNoAxeViolations';
export { TestUi } from './TestUi';
export type { TestUiProps } from './TestUi';
