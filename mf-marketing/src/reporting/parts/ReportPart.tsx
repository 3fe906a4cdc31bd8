import type { PagePart as Part } from '@marketplace/section-kit/query';
import type { ReactNode } from 'react';
import { PagePart } from '../../page-blocks/PagePart';
import { useReportWords } from '../useReportWords';

interface ReportPartProps<Module> {
  part: Part<Module>;
  children: (module: Module) => ReactNode;
}

/** A part of the report that is not shown first, and whose code comes when it is. */
export function ReportPart<Module>({ part, children }: ReportPartProps<Module>) {
  const { t } = useReportWords();
  return (
    <PagePart part={part} words={{ loading: t('part.loading'), failed: t('part.failed'), hint: t('part.hint') }}>
      {children}
    </PagePart>
  );
}
