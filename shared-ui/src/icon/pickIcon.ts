import { iconRegistry, type IconName } from './iconRegistry';

/**
 * @param name of an icon as data have it
 * @param choice the names that data may use
 * @returns the icon of that name, or Home for a missing or unknown one
 */
export function pickIcon(name: string | null | undefined, choice: readonly string[]): IconName {
  return name && choice.includes(name) && Object.hasOwn(iconRegistry, name) ? (name as IconName) : 'Home';
}
