import { useId } from 'react';
import { Container } from '../container/Container';
import { Icon } from '../icon/Icon';
import type { IconSource } from '../icon/iconRegistry';
import { ColumnTitle, Columns, Foot, LinkIcon, Links, PanelLink } from './megaMenuStyle';

interface MegaMenuLink {
  href: string;
  label: string;
  description?: string;
  icon?: IconSource;
}

export interface MegaMenuColumn {
  title?: string;
  links: readonly MegaMenuLink[];
}

interface MegaMenuPanelProps {
  columns: readonly MegaMenuColumn[];
  footer?: { href: string; label: string };
}

/** Contents of an open panel. A single column spreads over three. */
export function MegaMenuPanel({ columns, footer }: MegaMenuPanelProps) {
  const prefix = useId();
  return (
    <Container>
      <Columns $count={columns.length}>
        {columns.map((column, index) => (
          <div key={column.title ?? index}>
            {column.title && <ColumnTitle id={`${prefix}-${index}`}>{column.title}</ColumnTitle>}
            <Links role="list" aria-labelledby={column.title ? `${prefix}-${index}` : undefined} $wide={columns.length === 1}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <PanelLink href={link.href}>
                    {link.icon && (
                      <LinkIcon>
                        <Icon name={link.icon} />
                      </LinkIcon>
                    )}
                    {link.description ? (
                      <span>
                        <strong>{link.label}</strong>
                        <small>{link.description}</small>
                      </span>
                    ) : (
                      link.label
                    )}
                  </PanelLink>
                </li>
              ))}
            </Links>
          </div>
        ))}
      </Columns>
      {footer && (
        <Foot>
          <PanelLink href={footer.href}>
            {footer.label}
            <Icon name="ArrowRight" size={18} />
          </PanelLink>
        </Foot>
      )}
    </Container>
  );
}
