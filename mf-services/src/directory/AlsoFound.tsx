import { useT } from '@marketplace/section-kit';
import { ProviderGrid } from '../provider/ProviderGrid';
import { directoryMessages } from './messages';
import { reasons, type ResultPage } from './ResultPage';

/** Rows that match only when something is forgiven, each kind under a heading that says what. */
export function AlsoFound({ also }: Pick<ResultPage, 'also'>) {
  const t = useT(directoryMessages);
  return reasons.map((reason) => {
    const services = also[reason];
    if (!services) return null;
    return [<h2 key={`${reason} heading`}>{t(`also.${reason}`)}</h2>, <ProviderGrid key={reason} providers={services} layout="rows" />];
  });
}
