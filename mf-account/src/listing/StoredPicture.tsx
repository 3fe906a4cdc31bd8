import { useFiles } from '@marketplace/section-kit';
import styled from 'styled-components';

/* White in the dark too: what is clear in a logo is drawn for paper. */
const Picture = styled.img`
  flex: none;
  width: 96px;
  height: 72px;
  object-fit: contain;
  background: #fff;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-m);
`;

/** A picture that a page shows or will show; nothing for a drawing, which only the page itself knows. */
export function StoredPicture({ name, alt }: { name: string; alt: string }) {
  const files = useFiles();
  if (!name.startsWith('u/')) return null;
  return <Picture src={files.publicUrl('portfolio', name)} alt={alt} width={96} height={72} loading="lazy" decoding="async" />;
}
