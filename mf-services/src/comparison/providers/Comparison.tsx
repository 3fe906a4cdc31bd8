import { useEffect, useState } from 'react';
import type { CompareDialog } from './CompareDialog';

interface ComparisonProps {
  /** Who stands side by side; nobody when there is no comparison. */
  ids: readonly string[];
  near: string;
  onChange: (ids: string[]) => void;
}

/** The comparison an address asks for. Its dialog loads when it is needed; where that fails, the list stays as it is. */
export function Comparison(props: ComparisonProps) {
  const [loaded, setLoaded] = useState<{ CompareDialog: typeof CompareDialog } | null>(null);
  const wanted = props.ids.length > 0;
  useEffect(() => {
    if (!wanted || loaded) return;
    let isWanted = true;
    import(/* webpackChunkName: "compare" */ './CompareDialog').then(
      (dialog) => isWanted && setLoaded(dialog),
      () => {},
    );
    return () => void (isWanted = false);
  }, [wanted, loaded]);
  return wanted && loaded ? <loaded.CompareDialog {...props} /> : null;
}
