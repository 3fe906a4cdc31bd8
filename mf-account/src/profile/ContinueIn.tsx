import { useT, type Locale } from '@marketplace/section-kit';
import { languageTag, withLocale } from '@marketplace/section-kit/manifest';
import { useLocation } from '@marketplace/section-kit/router';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { profileMessages } from './profileMessages';

const Offer = styled.p`
  text-align: center;
`;

/** The same page in the language just chosen: a plain link, because another language is another document. */
export function ContinueIn({ locale }: { locale: Locale }) {
  const t = useT(profileMessages);
  const { pathname } = useLocation();
  return (
    <Offer role="status">
      <TextLink as="a" href={withLocale(pathname, locale)} hrefLang={languageTag[locale]} lang={languageTag[locale]}>
        {t(`continue.${locale}`)}
      </TextLink>
    </Offer>
  );
}
