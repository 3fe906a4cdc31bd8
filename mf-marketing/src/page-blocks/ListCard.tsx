import { Card, TextLink } from '@marketplace/shared-ui';
import { CheckList } from './CheckList';

interface ListCardProps {
  title: string;
  text?: string;
  items: readonly string[];
  link?: { href: string; label: string };
}

/** A titled list, with a way on. */
export function ListCard({ title, text, items, link }: ListCardProps) {
  return (
    <Card as="div">
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <CheckList items={items} label={title} />
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </Card>
  );
}
