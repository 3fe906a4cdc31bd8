import { useT } from '@marketplace/section-kit';
import { usePagePart } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import type { CalculatorId } from '../../calculators/calculatorIds';
import { calculatorRegistry, type CalculatorPart } from '../../calculators/calculatorRegistry';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';

/** The calculators among these that there are. */
export function availableCalculators(ids: readonly CalculatorId[] = []): CalculatorId[] {
  return ids.filter((id) => calculatorRegistry[id]);
}

/** The calculators of a guide. Their code comes beside the guide's words, which do not wait for it. */
export function Calculators({ ids }: { ids: readonly CalculatorId[] }) {
  const t = useT(guideMessages);
  return (
    <PageSection id="calculators" title={t('calculators.title')}>
      {ids.map((id) => (
        <LazyCalculator key={id} part={calculatorRegistry[id]!} />
      ))}
    </PageSection>
  );
}

function LazyCalculator({ part }: { part: CalculatorPart }) {
  const t = useT(guideMessages);
  const { data, error, refetch } = usePagePart(part);
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
