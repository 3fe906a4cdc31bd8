import { callFunction, useDb, usePage, useT, type Db } from '@marketplace/section-kit';
import { useParams } from '@marketplace/section-kit/router';
import { Button, Container, FormAlert, LinkButton } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PageHero } from '../page-blocks/PageHero';
import { linkMessages } from './linkMessages';

const calls = {
  confirm: (db: Db, token: string) => callFunction(db, 'confirm_newsletter', { token }),
  unsubscribe: (db: Db, token: string) => callFunction(db, 'unsubscribe_newsletter', { token }),
};

type State = 'asking' | 'busy' | 'failed' | 'done' | 'unknown';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
  max-width: 60ch;
  padding-block: var(--ui-s-40) var(--ui-s-64);
`;

/**
 * What a link in a newsletter or a reminder leads to. Opening it changes nothing yet: mail programs open links to look at them.
 */
export function NewsletterLink({ action }: { action: keyof typeof calls }) {
  const t = useT(linkMessages);
  const db = useDb();
  const { token = '' } = useParams();
  const outcome = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>('asking');
  const [isReminder, setIsReminder] = useState(false);
  usePage({ title: t(`${action}.title`) });
  useEffect(() => {
    if (state === 'done' || state === 'unknown') outcome.current?.focus();
  }, [state]);

  const run = async () => {
    setState('busy');
    try {
      const answer = await calls[action](db, token);
      setIsReminder(answer !== null && 'kind' in answer);
      setState(answer ? 'done' : 'unknown');
    } catch {
      setState('failed');
    }
  };
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
            <h2 ref={outcome} tabIndex={-1}>
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
