import type { Suggestion } from '../../search-box/Suggestion';

interface SuggestionGroup {
  title: string | undefined;
  /** Place of its first member in the whole list. */
  first: number;
  members: Suggestion[];
}

/** Neighbours with the same title as one group, everything in its order. */
export function toGroups(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const last = groups.at(-1);
    if (last && last.title === suggestion.group) last.members.push(suggestion);
    else groups.push({ title: suggestion.group, first: index, members: [suggestion] });
  }
  return groups;
}
