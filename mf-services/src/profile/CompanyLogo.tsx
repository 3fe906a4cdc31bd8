import { useFiles, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';

/* White in the dark too: most logos are drawn for paper. */
const Picture = styled.img`
  width: 96px;
  height: 96px;
  object-fit: contain;
  padding: var(--ui-s-8);
  background: #fff;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
`;

/** The logo of a company; nothing where it shows none. */
export function CompanyLogo({ profile: { logo, name } }: { profile: Pick<ProviderProfile, 'logo' | 'name'> }) {
  const t = useT(profileMessages);
  const files = useFiles();
  if (!logo) return null;
  return <Picture src={files.publicUrl('portfolio', logo)} alt={t('logo', { name })} width={96} height={96} decoding="async" />;
}
