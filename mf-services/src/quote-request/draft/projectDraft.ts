import type { Locale } from '@marketplace/section-kit';
import { formatTyped } from '@marketplace/section-kit/number';
import type { ProjectView } from '../../tracking/ProjectView';
import { projectKey, readDraft } from './draftStore';
import { noContact, noDetails, type QuoteDraft } from './QuoteDraft';

interface StoredProject {
  project: ProjectView['project'];
  token: string | null;
  /** Whether its companies do not see it yet. */
  isDraft: boolean;
  locale: Locale;
}

/** The draft of a request that is stored, and what it is kept under: what the database knows, with what was typed here and not stored yet. */
export function projectDraft({ project, token, isDraft, locale }: StoredProject): { key: string; draft: QuoteDraft } {
  const key = projectKey(project.id);
  const kept = readDraft(key);
  const dollars = (cents: number | null) => (cents === null ? '' : formatTyped(cents / 100, locale));
  const draft: QuoteDraft = {
    id: project.id,
    token,
    stage: isDraft ? 'draft' : 'sent',
    service: project.service_name ?? '',
    step: null,
    at: Date.parse(project.created_at),
    contact: kept?.contact ?? noContact,
    details: kept?.details ?? {
      ...noDetails,
      description: project.description ?? '',
      timing: project.timing ?? '',
      startOn: project.start_on ?? '',
      budgetMin: dollars(project.budget_min_cents),
      budgetMax: dollars(project.budget_max_cents),
      postalCode: project.postal_code ?? '',
    },
    others: [],
    photoCount: project.photo_count,
  };
  return { key, draft };
}
