import { iconPaths } from './iconPaths';

/**
 * @param name of an icon; a section of another version may name one that is not known here, which shows Home
 * @returns as in the attribute of an SVG path
 */
export function linesOf(name: string): string {
  return (iconPaths as Readonly<Partial<Record<string, string>>>)[name] ?? iconPaths.Home;
}
