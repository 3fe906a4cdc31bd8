import { iconPaths } from './iconPaths';
import type { IconName } from './iconRegistry';

/** The names `Icon` knows, for the gallery and tests: whoever imports it carries the lines of all of them. */
export const iconNames = Object.keys(iconPaths) as IconName[];
