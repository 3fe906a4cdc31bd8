import { useT } from '@marketplace/section-kit';
import { PanelRow } from '@marketplace/section-kit/panel';
import { StatusBadge } from '../tracking/StatusBadge';
import { useNextWords } from '../tracking/useNextWords';
import { useTradeLabel } from '../trades/useTradeLabel';
import { myRequestsMessages } from './messages';
import type { MyProject } from './readMyRequests';
import { RequestSteps } from './RequestSteps';
import { asStandingProject, asStandingRequest, leadingRequest, stepsOf, type MyRequest } from './standing';

/** One project on the dashboard: how far it is, and what comes next. */
export function RecentRow({ project }: { project: MyProject }) {
  const t = useT(myRequestsMessages);
  const tradeLabel = useTradeLabel();
  const nextWords = useNextWords(asStandingProject(project));
  const leading = leadingRequest(project);
  const steps = leading && stepsOf(leading, project.source);
  const next = (request: MyRequest) => {
    const { name } = request.provider;
    if (request.unread) return t('next.unread', { name });
    return request.visit_open ? t('next.visit', { name }) : nextWords(asStandingRequest(request));
  };
  return (
    <PanelRow
      href={`/r/${project.id}`}
      title={tradeLabel(project.service_name || project.category || '') || t('untitled')}
      aside={leading && !steps && <StatusBadge status={leading.status} source={project.source} />}
    >
      {steps && <RequestSteps steps={steps} source={project.source} />}
      {leading && <p>{next(leading)}</p>}
    </PanelRow>
  );
}
