export { sectionConfig } from './sectionConfig.ts';
export { shellConfig } from './shellConfig.ts';
