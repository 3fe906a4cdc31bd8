import { useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import type { QuoteProvider } from '../QuoteProvider';
import { useAlike } from './useAlike';

/** Of the others that were asked for the same work, who nobody reads for. */
export function UnreadOthers({ provider, asked }: { provider: QuoteProvider; asked: readonly string[] }) {
  const reachable = useT(reachableMessages);
  return useAlike(provider)
    .filter(({ id, isReachable }) => asked.includes(id) && !isReachable)
    .map(({ id, name }) => <p key={id}>{reachable('company', { name })}</p>);
}
