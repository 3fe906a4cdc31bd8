import { NewsletterLink } from './NewsletterLink';

export function Component() {
  return <NewsletterLink action="confirm" />;
}
