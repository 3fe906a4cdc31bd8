import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { UiLink } from '../ui-provider/UiLink';
import { hover } from '../theme/pointer';

export interface BreadcrumbStep {
  /** Left out for the page itself. */
  href?: string;
  label: string;
}

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  steps: readonly BreadcrumbStep[];
  /** Name of the landmark. */
  label: string;
}

/*
 * One line: where names are long, that of the page gives way first, because its heading repeats it, then those between the first step and
 * the one above, which most people go back to.
 */
const List = styled.ol`
  display: flex;
  gap: var(--ui-s-4);
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 44px;
  white-space: nowrap;
  color: var(--ui-ink-muted);
  & > li { display: flex; align-items: center; gap: var(--ui-s-4); min-width: 0; }
  & > li:first-child { flex: none; }
  & > li:last-child { flex: 1 1 0; min-width: 4.5em; }
  & > li:nth-last-child(n + 3):not(:first-child) { flex-shrink: 99; min-width: 4.5em; }
  & > li > svg { flex: none; }
  & > li > :last-child { overflow: hidden; text-overflow: ellipsis; padding-inline: var(--ui-s-4); }
`;

const Root = styled.nav`
  min-width: 0;
  margin-bottom: var(--ui-s-4);
  /* The first word stands above the heading's first letter. */
  margin-inline-start: calc(-1 * var(--ui-s-4));
`;

const Step = styled(UiLink)`
  color: inherit;
  border-radius: var(--ui-radius-s);
  text-underline-offset: 0.2em;
  ${hover} { color: var(--ui-primary); }
`;

const Here = styled.span`
  color: var(--ui-ink);
`;

/** Where this page stands; the last step is the page itself. */
export function Breadcrumb({ steps, label, ...nav }: BreadcrumbProps) {
  return (
    <Root aria-label={label} {...nav}>
      <List role="list">
        {steps.map((step, index) => (
          <li key={step.label}>
            {index > 0 && <Icon name="ChevronRight" size={16} />}
            {step.href ? <Step href={step.href}>{step.label}</Step> : <Here aria-current="page">{step.label}</Here>}
          </li>
        ))}
      </List>
    </Root>
  );
}
