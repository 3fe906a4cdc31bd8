import { list } from '../../content/blog/list';
import { ArticleListPage } from '../articles/list/ArticleListPage';
import { NewsletterForm } from '../newsletter/NewsletterForm';

/** All posts, and the newsletter that brings new ones. */
export function Component() {
  return (
    <ArticleListPage kind="blog" entries={list}>
      <NewsletterForm list="blog" />
    </ArticleListPage>
  );
}
