import { useT } from '@marketplace/section-kit';
import { Checkbox, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { noticeMessages } from './noticeMessages';
import type { NoticeState } from './useLegalNotice';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

interface LegalNoticeProps {
  notice: NoticeState;
  /** Where the work or the person is, as far as the form knows. */
  province?: string | null;
}

/** Shown on English pages too. */
const french = noticeMessages.catalogues.fr;

/**
 * Says how what is sent is used and under which terms; in Quebec in French first. It stands above the button, so that whoever
 * presses it has had the choice.
 */
export function LegalNotice({ notice, province }: LegalNoticeProps) {
  const t = useT(noticeMessages);
  const english = (
    <>
      <TextLink href="/privacy">{t('privacy')}</TextLink> · <TextLink href="/terms">{t('terms')}</TextLink>
    </>
  );
  if (!notice.isChoiceIn(province)) {
    return (
      <Root as="p">
        <span>
          {t('use')} {english}
        </span>
      </Root>
    );
  }
  return (
    <Root>
      <p lang="fr-CA">
        {french.use}{' '}
        <TextLink as="a" href="/fr/privacy" hrefLang="fr-CA">
          {french.privacy}
        </TextLink>{' '}
        ·{' '}
        <TextLink as="a" href="/fr/terms" hrefLang="fr-CA">
          {french.terms}
        </TextLink>
      </p>
      <p>{t('quebec.why')}</p>
      <Checkbox checked={notice.isEnglish} onChange={({ target }) => notice.choose(target.checked)} label={t('quebec.choose')} />
      <p>{english}</p>
    </Root>
  );
}
