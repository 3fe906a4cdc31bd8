import { useLatePart } from '@marketplace/section-kit/query';

const load = () => import('./Definitions');

/** What the figures count, at the end of a report: few look for it, so it comes after the report. */
export function LateDefinitions() {
  const { data } = useLatePart('marketing/report-definitions', load);
  return data && <data.Definitions />;
}
