import { useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { calculatorRegistry, type CalculatorId, type LoadCalculator } from '../calculatorRegistry';
import { guideMessages } from './guideMessages';
import { Part } from './Part';

/** The calculators among these that there are. */
export function availableCalculators(ids: readonly CalculatorId[] = []): CalculatorId[] {
  return ids.filter((id) => calculatorRegistry[id]);
}

/** The calculators of a guide. They are fetched after the guide's words, which do not wait for them. */
export function Calculators({ ids }: { ids: readonly CalculatorId[] }) {
  const t = useT(guideMessages);
  return (
    <Part id="calculators" title={t('calculators.title')}>
      {ids.map((id) => (
        <CalculatorPlace key={id} id={id} load={calculatorRegistry[id]!} />
      ))}
    </Part>
  );
}

function CalculatorPlace({ id, load }: { id: CalculatorId; load: LoadCalculator }) {
  const t = useT(guideMessages);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['financial', 'calculator', id],
    queryFn: load,
    staleTime: Infinity,
  });
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('calculators.loading')} onRetry={retry}>
      {isPending && <Skeleton height={360} />}
      {isError && <ErrorState title={t('calculators.failed')} text={t('calculators.hint')} onRetry={retry} />}
      {data && <data.Component />}
    </LoadingRegion>
  );
}
