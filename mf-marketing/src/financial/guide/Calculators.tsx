import { useT } from '@marketplace/section-kit';
import type { CalculatorId } from '../../calculators/calculatorIds';
import { calculatorRegistry, type CalculatorPart } from '../../calculators/calculatorRegistry';
import { PagePart } from '../../page-blocks/PagePart';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';

/** The calculators among these that there are. */
export function availableCalculators(ids: readonly CalculatorId[] = []): CalculatorId[] {
  return ids.filter((id) => calculatorRegistry[id]);
}

/** Calculators of a guide. Their code comes beside the guide's words, which do not wait for it. */
export function Calculators({ section, ids }: { section: 'calculators' | 'moreCalculators'; ids: readonly CalculatorId[] }) {
  const t = useT(guideMessages);
  return (
    <PageSection id={section} title={t(`${section}.title`)}>
      {ids.map((id) => (
        <LazyCalculator key={id} part={calculatorRegistry[id]!} />
      ))}
    </PageSection>
  );
}

function LazyCalculator({ part }: { part: CalculatorPart }) {
  const t = useT(guideMessages);
  const words = { loading: t('calculators.loading'), failed: t('calculators.failed'), hint: t('calculators.hint') };
  return (
    <PagePart part={part} words={words}>
      {({ Component }) => <Component />}
    </PagePart>
  );
}
