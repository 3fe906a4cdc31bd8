import { useLocale, useT } from '@marketplace/section-kit';
import { Illustration } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { screenMessages, type ScreenName } from './screenMessages';

/** Where this build is served from; webpack writes it. */
declare const __webpack_public_path__: string;

const Figure = styled.figure`
  display: grid;
  gap: var(--ui-s-8);
  & > img {
    border: 1px solid var(--ui-line-strong);
    border-radius: var(--ui-radius-card);
    box-shadow: var(--ui-shadow-2);
  }
  & > figcaption { font-size: 0.875rem; color: var(--ui-on-hero-muted); }
`;

/** A screen of the product itself, in the reader's language, as `npm run screens` has taken it. For the dark ground of a hero. */
export function ProductScreen({ name }: { name: ScreenName }) {
  const t = useT(screenMessages);
  const locale = useLocale();
  return (
    <Figure>
      <Illustration
        src={`${__webpack_public_path__}screens/${name}-${locale}.webp`}
        ground="var(--ui-bg)"
        alt={t(`alt.${name}`)}
        width={960}
        height={600}
        priority
      />
      <figcaption>{t('caption')}</figcaption>
    </Figure>
  );
}
