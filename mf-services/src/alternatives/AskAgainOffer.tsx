import { useLatePart } from '@marketplace/section-kit/query';
import type { AskAgainProps } from './AskAgain';

const load = () => import(/* webpackChunkName: "ask-again" */ './AskAgain');

/** Asking a company again, fetched after the page that it stands on. Without it the card is whole. */
export function AskAgainOffer(props: AskAgainProps) {
  const { data } = useLatePart('services/ask-again', load);
  return data ? <data.AskAgain {...props} /> : null;
}
