import { Badge, Icon, Illustration, type IconSource } from '@marketplace/shared-ui';
import { art, type ArtName } from '@marketplace/shared-ui/art';
import styled from 'styled-components';

const Rows = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ui-s-4) var(--ui-s-12);
    padding: var(--ui-s-12);
    background: var(--ui-sunken);
    border-radius: var(--ui-radius-m);
  }
  & svg { margin-top: 2px; color: var(--ui-primary); }
  & [data-text] { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-4) var(--ui-s-8);
  font-weight: 600;
`;

interface SampleRow {
  icon: IconSource;
  title: string;
  text: string;
  badge?: string;
}

/** A drawn list: an inbox, search results, a series of mails. */
export function SampleRows({ rows }: { rows: readonly SampleRow[] }) {
  return (
    <Rows role="list">
      {rows.map(({ icon, title, text, badge }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <RowHead>
              <span>{title}</span>
              {badge && <Badge tone="accent">{badge}</Badge>}
            </RowHead>
            <p data-text="">{text}</p>
          </div>
        </li>
      ))}
    </Rows>
  );
}

const Talk = styled.ol`
  display: grid;
  gap: var(--ui-s-12);
`;

const Bubble = styled.li<{ $ours: boolean }>`
  justify-self: ${({ $ours }) => ($ours ? 'end' : 'start')};
  max-width: 88%;
  padding: var(--ui-s-8) var(--ui-s-16);
  background: ${({ $ours }) => ($ours ? 'var(--ui-primary-soft)' : 'var(--ui-sunken)')};
  color: ${({ $ours }) => ($ours ? 'var(--ui-primary-soft-ink)' : 'var(--ui-ink)')};
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  & > strong { display: block; font-size: 0.875rem; }
`;

/** A drawn conversation. */
export function SampleBubbles({ bubbles }: { bubbles: readonly { from: string; text: string; isOurs?: boolean }[] }) {
  return (
    <Talk role="list">
      {bubbles.map(({ from, text, isOurs = false }) => (
        <Bubble key={text} $ours={isOurs}>
          <strong>{from}</strong>
          {text}
        </Bubble>
      ))}
    </Talk>
  );
}

const Poster = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  & > p { color: var(--ui-ink-muted); }
`;

const PosterTitle = styled.strong`
  font: 700 1.25rem/1.2 var(--ui-font-display);
`;

/** Looks like a button and is none: the screen is a drawing. */
const DrawnAction = styled.span`
  justify-self: start;
  padding: 10px var(--ui-s-20);
  background: var(--ui-accent);
  color: var(--ui-on-accent);
  border-radius: var(--ui-radius-l);
  font-weight: 650;
`;

interface SamplePosterProps {
  picture: ArtName;
  label: string;
  title: string;
  text: string;
  action: string;
}

/** A drawn advertisement or landing page. */
export function SamplePoster({ picture, label, title, text, action }: SamplePosterProps) {
  return (
    <Poster>
      <Illustration src={art[picture]} />
      <div>
        <Badge tone="accent">{label}</Badge>
      </div>
      <PosterTitle>{title}</PosterTitle>
      <p>{text}</p>
      <DrawnAction>{action}</DrawnAction>
    </Poster>
  );
}
