export { describeComponentConformance } from './describeComponentConformance';
export type { ComponentConformance } from './describeComponentConformance';
export { defaultUiTexts } from './defaultUiTexts';
export { drawnStars } from './drawnStars';
export { expectNoAxeViolations } from './expectNoAxeViolations';
export { TestUi } from './TestUi';
export type { TestUiProps } from './TestUi';
