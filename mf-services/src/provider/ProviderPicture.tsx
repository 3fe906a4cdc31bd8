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

/** The drawing of a company's trade, or in place of a second such drawing the first picture of its work; and its monogram. */
export function ProviderPicture({ provider: { name, category, isSample, facts }, repeats }: ProviderPictureProps) {
  return (
    <CardPicture>
      <Illustration src={repeats && facts?.image ? projectArt(facts.image, category) : art[serviceArt(category)]} />
      <CardMonogram>
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
