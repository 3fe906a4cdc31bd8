import { NewsletterForm } from './NewsletterForm';

export function Component() {
  return <NewsletterForm list="flyer" />;
}
