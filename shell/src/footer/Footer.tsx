import { useLocale, useT } from '@marketplace/section-kit';
import { formatPhone, Icon, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { LanguageLink } from '../header/LanguageLink';
import { shellMessages } from '../messages';
import { footerGroups } from '../navigation/menus.ts';
import { useGroupLinks } from '../navigation/useNavigationLinks';
import { FooterGroup } from './FooterGroup';
import { About, Band, Contact, FooterRoot, Groups, Legal, LegalLinks, Pitch, Social } from './footerStyle';

/** The end of every page: the rest of the site by topic, how to reach us, and what the law wants. */
export function Footer() {
  const t = useT(shellMessages);
  const locale = useLocale();
  const toLinks = useGroupLinks();
  const [legal] = toLinks(['legal']);
  return (
    <FooterRoot>
      <Band>
        <About>
          <strong>{brand.name}</strong>
          <Pitch>{t('footer.promise')}</Pitch>
          <Contact href={brand.phone.href}>
            <Icon name="Phone" />
            {formatPhone(brand.phone.display, locale)}
          </Contact>
          {brand.social.length > 0 && (
            <Social role="list" aria-label={t('footer.follow')}>
              {brand.social.map(({ name, href }) => (
                <li key={name}>
                  <TextLink href={href} rel="noopener noreferrer">
                    {name}
                  </TextLink>
                </li>
              ))}
            </Social>
          )}
        </About>
        <Groups>
          {toLinks(footerGroups).map(({ group, title, links }) => (
            <FooterGroup key={group} id={group} title={title} links={links} />
          ))}
        </Groups>
      </Band>
      <Legal>
        <p>{t('footer.rights', { year: brand.copyrightYear })}</p>
        <nav aria-label={legal!.title} data-group="legal">
          <LegalLinks role="list">
            {legal!.links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </LegalLinks>
        </nav>
        <LanguageLink />
      </Legal>
    </FooterRoot>
  );
}
