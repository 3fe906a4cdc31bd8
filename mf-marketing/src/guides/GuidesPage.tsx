import { list } from '../../content/guides/list';
import { ArticleListPage } from '../articles/list/ArticleListPage';

/** All guides, with a search. */
export function Component() {
  return <ArticleListPage kind="guides" entries={list} searchable />;
}
