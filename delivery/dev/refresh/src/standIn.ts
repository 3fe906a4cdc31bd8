import { memo, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { getFamilyByType, performReactRefresh, type Family } from 'react-refresh/runtime';

type Props = Record<string, unknown>;
type Render = (props: Props, ref?: unknown) => ReactNode;

/** Kinds of components that are objects, as React and styled-components make them. */
interface Exotic {
  $$typeof: symbol;
  /** Of `memo`. */
  type: unknown;
  compare: Parameters<typeof memo>[1] | null;
  /** Of `forwardRef`. */
  render: Render;
}

const memoType = Symbol.for('react.memo');
const forwardRefType = Symbol.for('react.forward_ref');
const isExotic = (type: unknown): type is Exotic => typeof type === 'object' && type !== null && '$$typeof' in type;

/** What is shown of all versions of one component. */
class Shown {
  readonly component: ComponentType<Props>;
  /** Another object after each edit; another number where the state cannot be kept. */
  private mount = { key: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(family: Family) {
    this.component = componentOf(family, this);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getMount = () => this.mount;

  update(isStale: boolean): void {
    this.mount = { key: this.mount.key + (isStale ? 1 : 0) };
    for (const listener of [...this.listeners]) listener();
  }
}

const shown = new Map<Family, Shown>();
const failed = new Set<Family>();

/**
 * What is rendered in the place of a component of the section: the same for all of its versions, so that a React that knows nothing of
 * versions keeps the state. Anything else is what it was.
 */
export function standInFor(type: unknown): unknown {
  const family = getFamilyByType(type);
  if (!family) return withStandInside(type);
  const known = shown.get(family) ?? new Shown(family);
  shown.set(family, known);
  return known.component;
}

/**
 * Shows what has been registered since the last time.
 *
 * @returns `false` where something has failed to render: what shows errors does not know that it could try again
 */
export function refresh(): boolean {
  const update = performReactRefresh();
  for (const family of update?.updatedFamilies ?? []) shown.get(family)?.update(false);
  for (const family of update?.staleFamilies ?? []) shown.get(family)?.update(true);
  return failed.size === 0;
}

function componentOf(family: Family, { subscribe, getMount }: Pick<Shown, 'subscribe' | 'getMount'>): ComponentType<Props> {
  // The hooks of whichever version is the latest are hooks of this one.
  function Version(props: Props): ReactNode {
    useEffect(() => void failed.delete(family));
    try {
      return render(family.current, props);
    } catch (reason) {
      failed.add(family);
      throw reason;
    }
  }
  function StandIn(props: Props): ReactNode {
    const { key } = useSyncExternalStore(subscribe, getMount, getMount);
    // Props that are the same object would not be rendered again.
    return jsx(Version, { ...props }, String(key));
  }
  const { current } = family;
  return isExotic(current) && current.$$typeof === memoType ? memo(StandIn, current.compare ?? undefined) : StandIn;
}

function render(type: unknown, props: Props): ReactNode {
  if (typeof type === 'function' && !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent)
    return (type as Render)(props);
  if (isExotic(type) && type.$$typeof === memoType) return render(type.type, props);
  if (isExotic(type) && type.$$typeof === forwardRefType) {
    const { ref = null, ...others } = props;
    return withStandInside(type).render(others, ref);
  }
  // React's development build leaves a mark on props that came with a key.
  return jsx(type as ComponentType<Props>, { ...props });
}

/** styled-components renders what it gives styles to by itself. */
function withStandInside<Type>(type: Type): Type {
  if (isExotic(type) && 'styledComponentId' in type && 'target' in type) type.target = standInFor(type.target);
  return type;
}
