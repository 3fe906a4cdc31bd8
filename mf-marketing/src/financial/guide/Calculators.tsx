import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import type { CalculatorId } from '../../calculators/calculatorIds';
import { calculatorRegistry, type LoadCalculator } from '../../calculators/calculatorRegistry';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';

/** The calculators among these that there are. */
export function availableCalculators(ids: readonly CalculatorId[] = []): CalculatorId[] {
  return ids.filter((id) => calculatorRegistry[id]);
}

/** The calculators of a guide. They are fetched after the guide's words, which do not wait for them. */
export function Calculators({ ids }: { ids: readonly CalculatorId[] }) {
  const t = useT(guideMessages);
  return (
    <PageSection id="calculators" title={t('calculators.title')}>
      {ids.map((id) => (
        <LazyCalculator key={id} id={id} load={calculatorRegistry[id]!} />
      ))}
    </PageSection>
  );
}

function LazyCalculator({ id, load }: { id: CalculatorId; load: LoadCalculator }) {
  const t = useT(guideMessages);
  const { data, error, refetch } = useLatePart(`marketing/calculator/${id}`, load);
  const isPending = !data && !error;
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('calculators.loading')} onRetry={retry}>
      {isPending && <Skeleton height={360} />}
      {error && <ErrorState title={t('calculators.failed')} text={t('calculators.hint')} onRetry={retry} />}
      {data && <data.Component />}
    </LoadingRegion>
  );
}
