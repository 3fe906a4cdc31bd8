import { callFunction, useDb, usePage, useT, type Db } from '@marketplace/section-kit';
import { useParams } from '@marketplace/section-kit/router';
import { Button, Container, FormAlert, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PageHero } from '../page-blocks/PageHero';
import { linkMessages } from './linkMessages';
import { useLinkState } from './useLinkState';

const calls = {
  confirm: (db: Db, token: string) => callFunction(db, 'confirm_newsletter', { token }),
  unsubscribe: (db: Db, token: string) => callFunction(db, 'unsubscribe_newsletter', { token }),
};

type Outcome = 'busy' | 'failed' | 'done' | 'unknown';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
  max-width: 60ch;
  padding-block: var(--ui-s-40) var(--ui-s-64);
`;

/**
 * What a link in a newsletter or a reminder leads to. Opening it changes nothing yet: mail programs open links to look at them.
 * One that was used, or is none, says so instead of asking.
 */
export function NewsletterLink({ action }: { action: keyof typeof calls }) {
  const t = useT(linkMessages);
  const db = useDb();
  const { token = '' } = useParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useLinkState(action, token);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isKind, setIsKind] = useState(false);
  usePage({ title: t(`${action}.title`) });
  useEffect(() => {
    if (outcome === 'done' || outcome === 'unknown') heading.current?.focus();
  }, [outcome]);

  const run = async () => {
    setOutcome('busy');
    try {
      const answer = await calls[action](db, token);
      setIsKind(answer !== null && 'kind' in answer);
      setOutcome(answer ? 'done' : 'unknown');
    } catch {
      setOutcome('failed');
    }
  };
  const state = outcome ?? found.state;
  const isReminder = isKind || found.isKind;
  // A page of its own, so that nothing moves when it is known what there is to say.
  if (state === 'reading')
    return (
      <Container>
        <LoadingRegion loading label={t('busy')}>
          <Body>
            <Skeleton width="80%" height={44} />
            <Skeleton width="60%" height={24} />
          </Body>
        </LoadingRegion>
      </Container>
    );

  const isOver = state === 'done' || state === 'unknown';
  const isUnknown = state === 'unknown';
  const words = isUnknown ? (`${action}.unknownText` as const) : isReminder ? 'unsubscribe.kindText' : (`${action}.doneText` as const);

  return (
    <>
      <PageHero title={t(`${action}.title`)} lead={isOver ? '' : t(`${action}.text`)} picture="scene-mail">
        {!isOver && (
          <Button variant="accent" size="lg" busy={state === 'busy'} busyLabel={t('busy')} onClick={() => void run()}>
            {t(`${action}.submit`)}
          </Button>
        )}
        {state === 'failed' && <FormAlert>{t('failed')}</FormAlert>}
      </PageHero>
      {isOver && (
        <Container>
          <Body>
            <h2 ref={heading} tabIndex={-1}>
              {t(isUnknown ? `${action}.unknown` : `${action}.done`)}
            </h2>
            <p>{t(words, { address: brand.supportEmail })}</p>
            <LinkButton href="/">{t('home')}</LinkButton>
          </Body>
        </Container>
      )}
    </>
  );
}
