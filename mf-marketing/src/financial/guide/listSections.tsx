import type { Locale, Translate } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import { availableCalculators, Calculators } from './Calculators';
import { KeyFacts } from './KeyFacts';
import type { GuideSection } from '../../../content/financial/collection';
import type { CalculatorId } from '../../calculators/calculatorIds';
import { Diagram } from '../diagram/Diagram';
import type { Guide } from './Guide';
import { GuideBlocks } from './GuideBlocks';
import type { guideMessages } from './guideMessages';
import { Mistakes } from './Mistakes';
import { PageSection } from './PageSection';
import { ProvinceSection } from './ProvinceSection';
import { Replacements } from './Replacements';
import { Sources } from './Sources';

type Keys = keyof (typeof guideMessages)['catalogues']['en'];

export interface ListedSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface Sections {
  /** The calculator that people open the guide for stands before everything else. */
  first?: ListedSection;
  rest: ListedSection[];
}

/** The sections a guide has, in reading order: the calculator first, then what replaces what ended; sources come last. */
export function listSections(guide: Guide, locale: Locale, t: Translate<Keys>): Sections {
  const content = guide.content[locale];
  const [calculator, ...otherCalculators] = availableCalculators(guide.calculators);
  const written = (id: string, title: string, { blocks }: GuideSection): ListedSection => ({
    id,
    title,
    content: (
      <PageSection id={id} title={title}>
        <GuideBlocks blocks={blocks} />
      </PageSection>
    ),
  });
  const fixed = (id: 'who' | 'amounts' | 'apply' | 'limits'): ListedSection =>
    written(id, content[id].title ?? t(`${id}.title`), content[id]);
  const own = (
    id: 'replacements' | 'glance' | 'calculators' | 'moreCalculators' | 'provinces' | 'mistakes' | 'sources',
    part: ReactNode,
  ): ListedSection => ({
    id,
    title: t(`${id}.title`),
    content: part,
  });
  const calculators = (id: 'calculators' | 'moreCalculators', ids: readonly CalculatorId[]) =>
    own(id, <Calculators section={id} ids={ids} />);
  return {
    first: calculator && calculators('calculators', [calculator]),
    rest: [
      ...(content.replacements ? [own('replacements', <Replacements {...content.replacements} />)] : []),
      own(
        'glance',
        <KeyFacts facts={content.glance}>
          <Diagram diagram={content.diagram} />
        </KeyFacts>,
      ),
      ...(otherCalculators.length > 0 ? [calculators('moreCalculators', otherCalculators)] : []),
      fixed('who'),
      fixed('amounts'),
      ...(content.provinces || content.programs ? [own('provinces', <ProvinceSection guide={guide} />)] : []),
      ...(content.more ?? []).map((section, index) => written(`more-${index + 1}`, section.title, section)),
      fixed('apply'),
      fixed('limits'),
      own('mistakes', <Mistakes pairs={content.mistakes} />),
      own('sources', <Sources guide={guide} />),
    ],
  };
}
