import type { IconName } from './iconRegistry';

const categoryIcons: ReadonlySet<string> = new Set<IconName>([
  'Home',
  'Hammer',
  'Zap',
  'PaintBucket',
  'Trees',
  'HardHat',
  'Wrench',
  'Paintbrush',
]);

/**
 * @param name `icon_name` of a category row
 * @returns that icon, or Home for a missing or unknown name
 */
export function categoryIcon(name: string | null | undefined): IconName {
  return name && categoryIcons.has(name) ? (name as IconName) : 'Home';
}
