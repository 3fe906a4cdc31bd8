import type { Locale } from '@marketplace/section-kit';
import type { ArtName } from '@marketplace/shared-ui/art';
import type { ComponentType } from 'react';

export const articleTopics = ['hiring', 'money', 'rules', 'rooms', 'energy', 'seasons'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Front matter of an article file, with what the build adds to it. */
export interface ArticleSummary {
  title: string;
  /** One sentence for lists, search engines and link previews. */
  description: string;
  /** Day of the first publication, `2026-11-20`. */
  date: string;
  /** Day the facts were last checked against the sources. */
  updated: string;
  /** Who wrote it, by role. */
  author: string;
  topics: readonly ArticleTopic[];
  art: ArtName;
  /** Pages of the product where a reader can act on the article. */
  related: readonly { path: string; label: string }[];
  /** Where the facts come from; without a date when the page that was read shows none, or when it is practice of the trade. */
  sources: readonly { name: string; date?: string }[];
  /** Of legal texts only. */
  version?: string;
  /** Whole minutes, from the number of words. */
  readingMinutes: number;
  /** Titles of the parts, in order. */
  headings: readonly string[];
}

/** An article file as the build compiles it. */
export interface ArticleModule {
  article: ArticleSummary;
  default: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
}

/** An article as a list shows it, in every language. */
export interface ArticleEntry {
  path: string;
  summary: Readonly<Record<Locale, ArticleSummary>>;
}
