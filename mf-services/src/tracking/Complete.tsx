import { useLocale, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, FormAlert } from '@marketplace/shared-ui';
import { loadSheet, type SheetModule } from '../quote-request/loadSheet';
import { quoteMessages } from '../quote-request/messages';
import type { ProjectView } from './ProjectView';
import { projectMessages } from './projectMessages';

/** After a day the database takes no more details; the companies may have begun to count. Unless one of them asks. */
const OPEN_FOR_MS = 86_400_000;

interface CompleteProps {
  view: ProjectView;
  token: string | null;
  /** When the request was read, in milliseconds. */
  readAt: number;
  onChanged: () => Promise<unknown>;
}

/** Opens the form that finishes a request or adds to it, as long as that is possible. */
export function Complete({ view: { project, requests }, token, readAt, onChanged }: CompleteProps) {
  const t = useT(projectMessages);
  const locale = useLocale();
  const quote = useT(quoteMessages);
  const [sheet, setSheet] = useState<SheetModule | 'failed' | null>(null);
  const [first] = requests;
  const isDraft = requests.some(({ status }) => status === 'draft');
  // What was booked stays as it is: another time is another booking.
  if (project.source === 'fixed_price') return null;
  const isAsked = project.open_until !== null && readAt < Date.parse(project.open_until);
  const isOpen = isDraft || isAsked || readAt - Date.parse(project.created_at) < OPEN_FOR_MS;
  if (!first || !isOpen || requests.every(({ status }) => ['withdrawn', 'declined', 'expired', 'completed'].includes(status))) return null;

  const load = () => void loadSheet().then((loaded) => setSheet(loaded ?? 'failed'));
  const close = () => {
    setSheet(null);
    void onChanged();
  };
  const { provider } = first;
  const form = sheet === 'failed' ? null : sheet;
  const opened = form?.projectDraft({ project, token, isDraft, locale });
  return (
    <>
      <Button variant={isDraft ? 'primary' : 'outline'} onClick={load}>
        {t(isDraft ? 'summary.finish' : 'summary.add')}
      </Button>
      {sheet === 'failed' && <FormAlert>{quote('problem.form')}</FormAlert>}
      {form && opened && (
        <form.QuoteSheet
          provider={{ id: provider.id, name: provider.name, category: project.category ?? '', location: provider.location ?? '' }}
          source="project"
          mode="add"
          services={[]}
          isReachable={provider.reachable}
          draft={opened.draft}
          draftKey={opened.key}
          onSent={() => undefined}
          onClose={close}
        />
      )}
    </>
  );
}
