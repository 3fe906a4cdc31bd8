import { useSearchQuery, useT, useToday } from '@marketplace/section-kit';
import { EmptyState } from '@marketplace/shared-ui';
import { Tabs } from '@marketplace/shared-ui/tabs';
import { QueueList } from './QueueList';
import { StaffFrame } from './StaffFrame';
import { staffMessages } from './staffMessages';
import { staffQuery } from './staffQuery';
import { queues, useStaffCounts } from './useStaff';

const DAY_MS = 86_400_000;

/** What waits for the staff, queue by queue. */
export function StaffPage() {
  const t = useT(staffMessages);
  const today = useToday();
  const counts = useStaffCounts();
  const [query, setQuery] = useSearchQuery(staffQuery);
  const known = counts.data?.queues ?? [];
  // Whoever decides about few queues sees no others.
  const own = queues.filter((name) => known.some((entry) => entry.queue === name));
  const queue = own.find((name) => name === query.queue) ?? own[0];
  const labelOf = (name: (typeof queues)[number]) => {
    const { n = 0, oldest = null } = known.find((entry) => entry.queue === name) ?? {};
    const words = { queue: t(`queue.${name}`), n };
    if (!n || !oldest) return t('tab.none', words);
    const days = today ? Math.floor((Date.parse(today) - Date.parse(oldest.slice(0, 10))) / DAY_MS) : 0;
    return days > 0 ? t('tab.days', { ...words, count: days }) : t('tab.today', words);
  };
  return (
    <StaffFrame returnTo="/account/staff" query={counts}>
      {counts.data && !known.length && <EmptyState title={t('none')} />}
      {queue && (
        <Tabs
          label={t('queues')}
          value={queue}
          onValueChange={(value) => setQuery({ queue: queues.find((name) => name === value) ?? queue }, { push: true })}
          items={own.map((name) => ({ value: name, label: labelOf(name), content: name === queue && <QueueList queue={name} /> }))}
        />
      )}
    </StaffFrame>
  );
}

export { StaffPage as Component };
