import { SampleBadge } from '@marketplace/section-kit/sample';
import { Avatar, Illustration } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { projectArt } from '../profile/projectArt';
import { avatarTone } from './avatarTone';
import { CardMonogram, CardPicture } from './cardLayout';
import type { Provider } from './Provider';
import { serviceArt } from './serviceArt';

const Sample = styled.div`
  position: absolute;
  inset-block-start: var(--ui-s-4);
  inset-inline-start: var(--ui-s-4);
  display: flex;
  & > span { padding: 1px 6px; font-size: 0.75rem; border-radius: var(--ui-radius-m); }
`;

interface ProviderPictureProps {
  provider: Provider;
  /** The list shows the drawing of this trade already. */
  repeats: boolean;
}

/**
 * The drawing of a company's trade with its monogram. Where the list shows that drawing already: the first picture of its work, else
 * the monogram large and the drawing in a corner, so that companies of one trade do not look all alike.
 */
export function ProviderPicture({ provider: { name, category, isSample, facts }, repeats }: ProviderPictureProps) {
  const own = repeats ? facts?.image : null;
  const isTile = repeats && !own;
  return (
    <CardPicture>
      <Illustration src={own ? projectArt(own, category) : art[serviceArt(category)]} />
      <CardMonogram data-tile={isTile || undefined}>
        <Avatar name={name} tone={avatarTone(name)} size={44} />
      </CardMonogram>
      {isSample && (
        <Sample>
          <SampleBadge />
        </Sample>
      )}
    </CardPicture>
  );
}
