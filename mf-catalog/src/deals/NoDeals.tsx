import { useLacks, useT } from '@marketplace/section-kit';
import { NothingYet } from '@marketplace/section-kit/nothing-yet';
import { Container, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { noDealsMessages } from './noDealsMessages';

const drawings = {
  weekly: art['tile-weekly-deals'],
  flyer: art['tile-weekly-flyer'],
  clearance: art['tile-clearance'],
  deals: art['tile-deals'],
} as const;

/** In place of the offers of a page that has none. */
export function NoDeals({ page }: { page: keyof typeof drawings }) {
  const t = useT(noDealsMessages);
  const lacksMaterials = useLacks('materials');
  return (
    <Container>
      <NothingYet title={t(`${page}.title`)} text={t(`${page}.text`)} art={drawings[page]}>
        {lacksMaterials ? (
          <LinkButton href="/guides">{t('guides')}</LinkButton>
        ) : (
          <LinkButton href="/materials">{t('materials')}</LinkButton>
        )}
        <LinkButton href="/vendors" variant="outline">
          {t('vendors')}
        </LinkButton>
      </NothingYet>
    </Container>
  );
}
