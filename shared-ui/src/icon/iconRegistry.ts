import type { iconPaths } from './iconPaths';

export type IconName = keyof typeof iconPaths;

/** Lines of an icon in a box of 24 by 24, drawn with a round pen 2 wide. */
export interface IconShape {
  /** As in the attribute of an SVG path. */
  readonly d: string;
}

/** What components take as an icon. */
export type IconSource = IconName | IconShape;
