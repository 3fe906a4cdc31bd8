import { SampleBadge } from '@marketplace/section-kit/sample';
import { Avatar, Illustration } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useProjectPicture } from '../profile/useProjectPicture';
import { avatarTone } from './avatarTone';
import { CardMonogram, CardPicture } from './cardLayout';
import { companyArt } from './companyArt';
import { CompanyLogo } from './CompanyLogo';
import type { Provider } from './Provider';

const Sample = styled.div`
  position: absolute;
  inset-block-start: var(--ui-s-4);
  inset-inline-start: var(--ui-s-4);
  display: flex;
  & > span { padding: 1px 6px; font-size: 0.75rem; border-radius: var(--ui-radius-m); }
`;

interface ProviderPictureProps {
  provider: Provider;
  /** The list shows the drawing of this company already. */
  repeats: boolean;
}

/**
 * A drawing of a company's trade with its logo, or its monogram where it has none. Where the list shows that drawing already: the first
 * picture of its work, else the logo or the monogram large, so that companies of one trade do not look all alike.
 */
export function ProviderPicture({ provider, repeats }: ProviderPictureProps) {
  const { name, category, isSample, facts } = provider;
  const pictureOf = useProjectPicture();
  const own = repeats ? facts?.image : null;
  const logo = facts?.logo;
  const isTile = repeats && !own;
  return (
    <CardPicture>
      <Illustration src={own ? pictureOf(own, category) : companyArt(provider)} />
      <CardMonogram data-tile={isTile || undefined} data-logo={logo ? '' : undefined}>
        <Avatar name={name} tone={avatarTone(name)} size={44} />
        {logo && <CompanyLogo logo={logo} alt="" size={44} isLate />}
      </CardMonogram>
      {isSample && (
        <Sample>
          <SampleBadge />
        </Sample>
      )}
    </CardPicture>
  );
}
