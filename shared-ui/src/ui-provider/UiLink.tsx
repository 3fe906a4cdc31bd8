import { useUi } from './UiProvider';
import type { UiLinkProps } from './UiProvider';

const leavesTheApp = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);

/** The app's link for app paths; a plain anchor for other sites, phone numbers, mail and places on the same page. */
export function UiLink({ href, children, ...anchor }: UiLinkProps) {
  const { Link } = useUi();
  return leavesTheApp(href) ? (
    <a href={href} {...anchor}>
      {children}
    </a>
  ) : (
    <Link href={href} {...anchor}>
      {children}
    </Link>
  );
}
