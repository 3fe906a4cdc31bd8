import { ArticleListPage } from '../articles/list/ArticleListPage';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { posts } from './posts';

/** All posts, and the newsletter that brings new ones. */
export function Component() {
  return (
    <ArticleListPage kind="blog" entries={posts}>
      <NewsletterForm list="blog" />
    </ArticleListPage>
  );
}
