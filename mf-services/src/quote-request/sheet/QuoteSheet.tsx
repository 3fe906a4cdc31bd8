import { parsePostalCode, useAuth, useDb, useLocale, useT } from '@marketplace/section-kit';
import type { ContactValues } from '@marketplace/section-kit/contact';
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton, TextLink } from '@marketplace/shared-ui';
import { Sheet } from '@marketplace/shared-ui/overlays';
import styled from 'styled-components';
import { quoteDrafts } from '../draft/draftStore';
import { noContact, noDetails, type DetailsValues, type QuoteDraft } from '../draft/QuoteDraft';
import { reachableMessages } from '../../provider/reachableMessages';
import type { QuoteProvider } from '../QuoteProvider';
import { submitProject, type QuoteSource } from '../submitProject';
import { ContactStep } from './ContactStep';
import { DetailsStep } from './DetailsStep';
import { PrivateLink } from './PrivateLink';
import { sheetMessages } from './sheetMessages';
import { useSheetDraft } from './useSheetDraft';

const Arrival = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  outline: none;
`;

interface QuoteSheetProps {
  provider: QuoteProvider;
  source: QuoteSource;
  /** Whether somebody reads the requests to the professional. */
  isReachable: boolean;
  draft: QuoteDraft;
  /** What the draft is kept under on this device. */
  draftKey: string;
  onClose: () => void;
}

/** Completes a request that is stored: how to reach the person, if that is not known, then whatever makes a quote precise. */
export function QuoteSheet({ provider, source, isReachable, draft, draftKey, onClose }: QuoteSheetProps) {
  const t = useT(sheetMessages);
  const reachable = useT(reachableMessages);
  const { name } = provider;
  /** Of somebody whom nobody can reach nothing is said that they would do. */
  const words = (key: 'contact.lead' | 'details.title' | 'details.lead' | 'done.lead') =>
    t(isReachable ? key : `${key}.unreachable`, { name });
  const db = useDb();
  const locale = useLocale();
  const isGuest = useAuth(({ status }) => status !== 'signedIn');
  const kept = useSheetDraft(draft, draftKey);
  const [isDone, setIsDone] = useState(false);
  const [isMailed, setIsMailed] = useState(false);
  const arrival = useRef<HTMLDivElement>(null);
  const step = isDone ? 'done' : kept.stage === 'sent' ? 'details' : 'contact';
  const [first] = useState(step);
  useEffect(() => {
    if (step !== first) arrival.current?.focus();
  }, [step, first]);

  const submit = (details: DetailsValues, notice: string, contact?: ContactValues) => {
    const { others } = kept.current();
    const providerIds = [...(provider.id === null ? [] : [provider.id]), ...others];
    return submitProject(db, { draft, source, providerIds, category: provider.category, details, contact, locale, notice });
  };
  const sendContact = async (contact: ContactValues, notice: string) => {
    const { status } = await submit({ ...noDetails, serviceName: kept.current().service }, notice, contact);
    setIsMailed(true);
    // From here on the database knows; a device that others use need not.
    kept.change({ stage: status, contact: status === 'sent' ? noContact : contact });
  };
  const sendDetails = async (details: DetailsValues, notice: string) => {
    const service = kept.current().service || details.serviceName.trim();
    await submit({ ...details, serviceName: service }, notice);
    kept.change({ service });
  };
  const reference = isGuest && draft.token ? draft.token : draft.id;
  const path = `/r/${reference}`;
  const { contact, details, service, others, photoCount } = kept.current();

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={step === 'details' ? words('details.title') : t(`${step}.title`, { name })}
    >
      {!isReachable && <p>{reachable('company', { name })}</p>}
      {step === 'contact' && (
        <ContactStep
          lead={words('contact.lead')}
          initial={contact}
          province={parsePostalCode(details.postalCode)?.province ?? null}
          onType={(typed) => kept.change({ contact: typed })}
          send={sendContact}
        />
      )}
      {step !== 'contact' && (
        <Arrival ref={arrival} tabIndex={-1} role="status">
          {step === 'done' && <p>{words('done.lead')}</p>}
          {isMailed && <p>{t('details.mailed')}</p>}
          {step === 'details' && !isGuest && <TextLink href={path}>{t('done.open')}</TextLink>}
        </Arrival>
      )}
      {step !== 'contact' && isGuest && draft.token && <PrivateLink path={locale === 'fr' ? `/fr${path}` : path} />}
      {step === 'details' && (
        <DetailsStep
          provider={provider}
          lead={words('details.lead')}
          draftId={draft.id}
          token={draft.token}
          initial={details}
          service={service}
          others={others}
          offersOthers={source !== 'project'}
          storedPhotos={photoCount}
          onType={kept.change}
          send={sendDetails}
          onSaved={(photos, isComplete) => {
            kept.change({ photoCount: photos, ...(isComplete && { details: noDetails }) });
            // On its own page a request starts from what the database knows.
            if (isComplete && source === 'project') quoteDrafts.of(draftKey).clear();
            setIsDone(isComplete);
          }}
          onSkip={onClose}
        />
      )}
      {step === 'done' && (
        <>
          <LinkButton href={path} block onClick={onClose}>
            {t('done.open')}
          </LinkButton>
          <Button variant="outline" block onClick={onClose}>
            {t('done.close')}
          </Button>
        </>
      )}
    </Sheet>
  );
}
