import { useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, Card, formatDate, LinkButton } from '@marketplace/shared-ui';
import { tradeLabel } from '@marketplace/supabase/trades';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFrenchWords } from './frenchWords';
import { listingMessages } from './listingMessages';
import { useListingWrites, type Listing } from './useListing';
import { isOlder } from '../form/isOlder';

const Root = styled(Card)`
  gap: var(--ui-s-16);
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

interface PublishBarProps {
  listing: Listing;
  /** What the page that it stands on says of it. */
  text?: string;
  /** Leads to the other view of the page. */
  link: ReactNode;
}

/** Where the draft stands, what waits for staff, and the button that shows it to visitors. */
export function PublishBar({ listing, text, link }: PublishBarProps) {
  const t = useT(listingMessages);
  const locale = useLocale();
  const notify = useNotify();
  const write = useWrite();
  const french = useFrenchWords();
  const { publish, readAgain, refresh } = useListingWrites(listing.id);
  const { draft, saved_at, waits, refused, page, name } = listing;
  const press = () =>
    void write.run(async () => {
      try {
        await publish(listing.version);
      } catch (error) {
        if (isOlder(error)) await readAgain();
        throw error;
      }
      await refresh();
      notify({ title: t('published'), tone: 'success' });
    });
  const time = new Intl.DateTimeFormat(`${locale}-CA`, { timeStyle: 'short', hourCycle: 'h23' });
  return (
    <Root>
      {text && <p>{text}</p>}
      <p role="status">
        {draft && saved_at ? t('drafted', { date: formatDate(saved_at, locale), time: time.format(new Date(saved_at)) }) : t('live')}
      </p>
      {waits && <p>{t('waits', { name: page.name, trade: tradeLabel(page.trade ?? '', locale), shown: name })}</p>}
      {refused && <p>{t('refused', { reason: refused })}</p>}
      <RefusalAlert
        write={write}
        onRetry={press}
        words={write.refusal ? (isOlder(write.refusal) ? t('newer.publish') : french(write.refusal)) : undefined}
      />
      <Buttons>
        {draft && (
          <Button busy={write.busy} busyLabel={t('publish.busy')} disabled={write.blocked} onClick={press}>
            {t('publish')}
          </Button>
        )}
        {link}
        {!draft && listing.in_directory && (
          <LinkButton variant="ghost" href={`/services/${listing.id}`}>
            {t('see')}
          </LinkButton>
        )}
      </Buttons>
    </Root>
  );
}
