import { useLatePart } from '@marketplace/section-kit/query';
import type { AlternativesProps } from './Alternatives';

const load = () => import(/* webpackChunkName: "alternatives" */ './Alternatives');

/** Other companies, fetched after the page that they stand on. Without them the card is whole. */
export function AlternativesOffer(props: AlternativesProps) {
  const { data } = useLatePart('services/alternatives', load);
  return data ? <data.Alternatives {...props} /> : null;
}
