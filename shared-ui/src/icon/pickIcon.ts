import { iconPaths } from './iconPaths';
import type { IconName } from './iconRegistry';

/**
 * @param name of an icon as data have it
 * @param choice the names that data may use
 * @returns the icon of that name, or Home for a missing or unknown one
 */
export function pickIcon(name: string | null | undefined, choice: readonly string[]): IconName {
  return name && choice.includes(name) && Object.hasOwn(iconPaths, name) ? (name as IconName) : 'Home';
}
