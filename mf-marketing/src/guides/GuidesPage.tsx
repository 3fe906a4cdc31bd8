import { ArticleListPage } from '../articles/list/ArticleListPage';
import { guides } from './guides';

/** All guides, with a search. */
export function Component() {
  return <ArticleListPage kind="guides" entries={guides} searchable />;
}
