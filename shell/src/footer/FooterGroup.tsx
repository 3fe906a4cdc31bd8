import { useId, useLayoutEffect, useRef } from 'react';
import { breakpoints, Icon, TextLink } from '@marketplace/shared-ui';
import { GroupList, GroupRoot, GroupTitle } from './footerStyle';

interface Props {
  id: string;
  title: string;
  links: readonly { href: string; label: string }[];
}

/** One topic. On phones it opens and closes; from 768 px up it is always open. */
export function FooterGroup({ id, title, links }: Props) {
  const titleId = `${useId()}-${id}`;
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.md}px)`);
    const follow = () => {
      const group = details.current;
      // Until the page's code comes it is open; somebody may have got to one of its links by keyboard.
      if (group) group.open = wide.matches || group.querySelector('a:focus') !== null;
    };
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

  return (
    <nav aria-labelledby={titleId} data-group={id}>
      <GroupRoot ref={details} open>
        <GroupTitle id={titleId}>
          {title}
          <Icon name="ChevronDown" size={18} />
        </GroupTitle>
        <GroupList role="list">
          {links.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </GroupList>
      </GroupRoot>
    </nav>
  );
}
