import type { IconName } from './iconRegistry';

/**
 * @param name of an icon as data have it
 * @param choice the names that data may use
 * @returns the icon of that name, or Home for a missing or unknown one
 */
export function pickIcon(name: string | null | undefined, choice: readonly IconName[]): IconName {
  return choice.find((each) => each === name) ?? 'Home';
}
