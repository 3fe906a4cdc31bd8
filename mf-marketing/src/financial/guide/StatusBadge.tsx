import { useT } from '@marketplace/section-kit';
import { Badge, type BadgeTone, type IconSource } from '@marketplace/shared-ui';
import type { GuideProgram } from '../../../content/financial/collection';
import type { Guide } from './Guide';
import { guideMessages } from './guideMessages';

const looks: Record<GuideProgram['status'], [tone: BadgeTone, icon: IconSource]> = {
  open: ['success', 'CircleCheck'],
  changed: ['info', 'Info'],
  paused: ['warning', 'Clock'],
  closed: ['danger', 'X'],
  check: ['warning', 'TriangleAlert'],
};

/** A status in one word; the icon and the colour only repeat it. */
export function StatusBadge({ status, kind = 'program' }: { status: GuideProgram['status']; kind?: Guide['kind'] }) {
  const t = useT(guideMessages);
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {status === 'open' ? t(`status.open.${kind}`) : t(`status.${status}`)}
    </Badge>
  );
}
