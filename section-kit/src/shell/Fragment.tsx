import type { FragmentProps } from './Shell';
import { useShell } from './ShellContext';

/** Places a piece of another section. A section that cannot be loaded shows its error card there and nowhere else. */
export function Fragment(props: FragmentProps) {
  const { FragmentOutlet } = useShell();
  return <FragmentOutlet {...props} />;
}
