import { callFunction, useDb, useLocale, useOperator, useT, useWrite } from '@marketplace/section-kit';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { RefusalAlert, refusalMessages } from '@marketplace/section-kit/refusal';
import { Button, Checkbox, Icon, TextField } from '@marketplace/shared-ui';
import { sampleMark } from '@marketplace/shared-ui/operator';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation } from '@marketplace/section-kit/router';
import { looksLikeEmail } from '../form/looksLikeEmail';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { newsletterMessages } from './newsletterMessages';
import { Band, Confirmation, Form, Note, Send } from './newsletterStyle';

/** The newsletters of the database. */
export type NewsletterList = 'weekly_deals' | 'flyer' | 'deals' | 'blog';

/**
 * Asks for an address and for consent, each with its own message. Whether the address is known already is never told.
 */
export function NewsletterForm({ list }: { list: NewsletterList }) {
  const t = useT(newsletterMessages);
  const notYet = useT(notYetMessages);
  const rule = useT(refusalMessages);
  const locale = useLocale();
  const db = useDb();
  const { pathname } = useLocation();
  const id = useId();
  const operator = useOperator();
  const notice = useLegalNotice();
  const done = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState('');
  const [consents, setConsents] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const write = useWrite();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAnother, setAnother] = useState(false);
  useEffect(() => {
    if (sentTo) done.current?.focus();
    else if (isAnother) document.getElementById(`${id}-email`)?.focus();
  }, [sentTo, isAnother, id]);

  const address = email.trim();
  const emailError = !address ? rule('rule.email.required') : looksLikeEmail(address) ? undefined : rule('rule.email.invalid');
  const consentError = consents ? undefined : t('rule.consent');

  const subscribe = () => {
    setAttempted(true);
    if (emailError || consentError) {
      document.getElementById(emailError ? `${id}-email` : `${id}-consent`)?.focus();
      return;
    }
    void write.run(async () => {
      await callFunction(db, 'subscribe_newsletter', {
        email: address,
        list,
        locale,
        consent_text_id: `newsletter-${locale}-4`,
        source: locale === 'fr' ? `/fr${pathname}` : pathname,
      });
      setSentTo(address);
    });
  };
  // Somebody else agrees to nothing by what the first one checked.
  const beginAgain = () => {
    setEmail('');
    setConsents(false);
    setAttempted(false);
    setAnother(true);
    setSentTo(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    subscribe();
  };

  return (
    <Band aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{t(`title.${list}`)}</h2>
        <p>
          {t(`lead.${list}`)} {notYet('newsletter')}
        </p>
      </div>
      {sentTo ? (
        <Confirmation ref={done} tabIndex={-1} role="status">
          <Icon name="Mail" size={24} />
          <div>
            <strong>{t('sent')}</strong>
            <p>{t('sent.text', { email: sentTo })}</p>
            <Button variant="ghost" size="sm" onClick={beginAgain}>
              {t('another')}
            </Button>
          </div>
        </Confirmation>
      ) : (
        <Form noValidate onSubmit={submit}>
          <RefusalAlert write={write} onRetry={subscribe} />
          <TextField
            id={`${id}-email`}
            label={t('email')}
            type="email"
            autoComplete="email"
            placeholder={t('placeholder')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={attempted ? emailError : undefined}
          />
          <Checkbox
            id={`${id}-consent`}
            label={t('consent')}
            checked={consents}
            onChange={(event) => setConsents(event.target.checked)}
            error={attempted ? consentError : undefined}
          />
          <Note>
            {t('sender', {
              name: `${operator.legalName}${sampleMark(operator, 'legalName', locale)}`,
              address: `${operator.mailingAddress}${sampleMark(operator, 'mailingAddress', locale)}`,
              phone: `${operator.phone}${sampleMark(operator, 'phone', locale)}`,
            })}
          </Note>
          <LegalNotice notice={notice} />
          <Send type="submit" variant="accent" busy={write.busy} busyLabel={t('busy')} disabled={write.blocked}>
            {t(`submit.${list}`)}
          </Send>
        </Form>
      )}
    </Band>
  );
}
