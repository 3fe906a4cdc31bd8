import { useLocale, useT } from '@marketplace/section-kit';
import { languageTag, useLocation, withLocale } from '@marketplace/section-kit/host';
import { hover, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { shellMessages } from '../messages';

/** A plain anchor, not the router's link: another language is another document. */
const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: var(--ui-s-8);
  border-radius: var(--ui-radius-m);
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  ${hover} { text-decoration: underline; }
`;

/** The same page in the other language. Loads it anew, because catalogues and addresses belong to the document. */
export function LanguageLink({ className }: { className?: string }) {
  const t = useT(shellMessages);
  const other = useLocale() === 'en' ? 'fr' : 'en';
  const { pathname, search, hash } = useLocation();
  return (
    <Anchor
      className={className}
      href={withLocale(pathname, other) + search + hash}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
    >
      {t('language.other')}
    </Anchor>
  );
}

/** On small screens the drawer and the footer have the switch. */
export const DesktopLanguage = styled(LanguageLink)`
  display: none;
  ${media.lg} { display: inline-flex; }
`;
