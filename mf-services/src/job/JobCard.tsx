import { useNotify, useT } from '@marketplace/section-kit';
import { useState, type ComponentType } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestStatus } from '../tracking/statusMessages';
import type { JobDialogProps } from './JobDialog';
import { jobMessages } from './jobMessages';
import { finishedAt, otherSide, type Job, type Side } from './requestState';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

const dialogs = {
  finish: () => import(/* webpackChunkName: "job-dialogs" */ './FinishDialog').then(({ FinishDialog }) => FinishDialog),
  object: () => import(/* webpackChunkName: "job-dialogs" */ './ObjectDialog').then(({ ObjectDialog }) => ObjectDialog),
  schedule: () => import(/* webpackChunkName: "job-dialogs" */ './ScheduleDialog').then(({ ScheduleDialog }) => ScheduleDialog),
  cancel: () => import(/* webpackChunkName: "job-dialogs" */ './CancelDialog').then(({ CancelDialog }) => CancelDialog),
};
type JobAction = keyof typeof dialogs;

/** What a side can do with the work now, the most useful first. */
function actionsOf(job: Job, side: Side): readonly JobAction[] {
  if (finishedAt(job, otherSide(side))) return ['finish', 'object'];
  if (finishedAt(job, side)) return [];
  if (side === 'homeowner') return ['finish', 'cancel'];
  return job.first_day ? ['finish', 'schedule', 'cancel'] : ['schedule', 'finish', 'cancel'];
}

interface JobCardProps {
  request: { id: string; status: RequestStatus; job: Job | null };
  side: Side;
  /** Of the other side. */
  name: string;
  /** Secret of the private link of a guest. */
  token?: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed?: (() => void) | null;
  /** Reads the request again. */
  onChanged: () => Promise<unknown>;
}

/** What either side can do with work that was given: set its days, say that it is finished or what is missing, cancel it. */
export function JobCard({ request, side, name, token = null, onUnconfirmed, onChanged }: JobCardProps) {
  const t = useT(jobMessages);
  const notify = useNotify();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<JobDialogProps> } | null>(null);
  const { id, job } = request;
  if (!job || request.status !== 'hired') return null;
  const open = async (action: JobAction) => {
    if (onUnconfirmed) return onUnconfirmed();
    const Dialog = await dialogs[action]().catch(() => null);
    if (!Dialog) return notify({ title: t('failed'), tone: 'failure' });
    setOpened({ Dialog });
  };
  const actions = actionsOf(job, side);
  return (
    <>
      {actions.length > 0 && (
        <Row>
          {actions.map((action, place) => (
            <Button key={action} variant={place === 0 ? 'primary' : 'outline'} onClick={() => void open(action)}>
              {t(action === 'schedule' && job.first_day ? 'reschedule' : action)}
            </Button>
          ))}
        </Row>
      )}
      {opened && (
        <opened.Dialog
          {...{ requestId: id, job, side, name, token }}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            void onChanged();
          }}
        />
      )}
    </>
  );
}
