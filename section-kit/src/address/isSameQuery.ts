import { pairsOf, toText } from './addressText';

/** Whether two query strings or fragments say the same, in whatever order and encoding. */
export const isSameQuery = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (text: string): string =>
  pairsOf(text)
    .map((pair) => toText('query', [pair]))
    .sort()
    .join();
