import { useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, FormAlert } from '@marketplace/shared-ui';
import { quoteMessages } from '../messages';
import { Outcome } from './Outcome';
import { PhotoPicker } from './PhotoPicker';
import type { QuoteMode } from './quoteMode';
import { sheetMessages } from './sheetMessages';
import type { Leaving } from './useLeaving';
import type { useQuoteSteps } from './useQuoteSteps';

interface SheetOutcomeProps {
  quote: ReturnType<typeof useQuoteSteps>;
  outcome: NonNullable<ReturnType<typeof useQuoteSteps>['outcome']>;
  name: string;
  isReachable: boolean;
  mode: QuoteMode;
  leaving: Leaving;
}

/** What became of a request, and of its photos. */
export function SheetOutcome({ quote, outcome, name, isReachable, mode, leaving }: SheetOutcomeProps) {
  const { kept, photos, isGuest, hasLostPhotos, sendPhotos, askAgain } = quote;
  const t = useT(sheetMessages);
  const busy = useT(quoteMessages)('busy');
  const write = useWrite();
  const retry = () => void write.run(async () => void (await sendPhotos()));
  const { id, token, photoCount } = kept.current();
  const lead = t(isReachable || outcome === 'asked' ? `${outcome}.lead` : `${outcome}.lead.unreachable`, { name });
  const mailed = t(outcome === 'asked' ? 'asked.mailed' : 'sent.mailed');
  const isMailed = isGuest && outcome !== 'saved';
  const reference = isGuest ? token : id;
  return (
    <Outcome
      sentences={[lead, ...(isMailed ? [mailed] : [])]}
      path={reference && `/r/${reference}`}
      isPrivate={isGuest && mode === 'ask'}
      onFollow={leaving.follow}
      onClose={leaving.close}
    >
      {hasLostPhotos && (
        <>
          <FormAlert>{t('photos.failed')}</FormAlert>
          <PhotoPicker photos={photos} storedBefore={photoCount} />
          <RefusalAlert write={write} onRetry={retry} />
          <Button busy={write.busy} busyLabel={busy} onClick={retry}>
            {t('photos.again')}
          </Button>
        </>
      )}
      {outcome === 'asked' && (
        <Button onClick={askAgain} block>
          {t('asked.again')}
        </Button>
      )}
    </Outcome>
  );
}
