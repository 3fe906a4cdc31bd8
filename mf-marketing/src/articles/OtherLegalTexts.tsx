import { useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import { LinkList } from './LinkList';
import { articleMessages } from './articleMessages';

const slugs = ['terms', 'privacy', 'accessibility'] as const;

/** From one legal text to the others. */
export function OtherLegalTexts({ slug }: { slug: string }) {
  const t = useT(articleMessages);
  return (
    <nav aria-labelledby="others-title" data-print="hide">
      <h2 id="others-title">{t('legal.others')}</h2>
      <LinkList role="list">
        {slugs
          .filter((other) => other !== slug)
          .map((other) => (
            <li key={other}>
              <TextLink href={`/${other}`}>{t(`legal.${other}`)}</TextLink>
            </li>
          ))}
      </LinkList>
    </nav>
  );
}
