import type { Registry } from '@marketplace/section-kit/manifest';
import { canaryContent } from '../../registry/canaryContent.ts';

const known = new WeakMap<Registry, Registry>();

/** The registry as visitors in its canary have it, the same one each time; `null` while nobody is in. */
export function canaryRegistry(live: Registry): Registry | null {
  const { canary, ...registry } = live;
  if (!canary?.percent) return null;
  const made = known.get(live) ?? { ...registry, ...canaryContent({ ...registry, canary }) };
  known.set(live, made);
  return made;
}
