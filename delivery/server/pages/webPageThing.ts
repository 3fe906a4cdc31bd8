import { languageTag, withLocale, type Locale, type WebPageManifest } from '@marketplace/section-kit/manifest';
import type { PageAddress } from './resolvePage.ts';

type Route = NonNullable<PageAddress['route']>;

/**
 * A page as schema.org describes one of its kind, with the questions that it answers.
 *
 * @param webPage what its route says of it
 * @param siteUrl public address of the site
 */
export function webPageThing(
  { locale, path }: PageAddress,
  { title, description }: Route,
  webPage: WebPageManifest,
  siteUrl: string,
): Record<string, unknown> {
  return {
    '@type': webPage.kind,
    name: title[locale],
    ...(description && { description: description[locale] }),
    inLanguage: languageTag[locale],
    url: `${siteUrl}${withLocale(path, locale)}`,
    ...(webPage.questions && { mainEntity: questionsIn(webPage.questions, locale) }),
  };
}

const questionsIn = (questions: NonNullable<WebPageManifest['questions']>, locale: Locale): object[] =>
  questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[locale],
    acceptedAnswer: { '@type': 'Answer', text: answer[locale] },
  }));
