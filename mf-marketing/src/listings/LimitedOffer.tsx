import { useLocale, useT } from '@marketplace/section-kit';
import { Badge, Button, formatDate, Section, TextField } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Columns } from '../page-blocks/Columns';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { listingsMessages } from './listingsMessages';
import { promoAnswer, type PromoAnswer } from './promoAnswer';

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-16);
`;

const Form = styled.form`
  display: grid;
  gap: var(--ui-s-16);
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
`;

const Answer = styled.p`
  min-height: 1.55em;
  font-weight: 550;
`;

/** The offer of July 2024, as ended, and what a code is worth today. */
export function LimitedOffer() {
  const t = useT(listingsMessages);
  const notYet = useT(notYetMessages);
  const locale = useLocale();
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<PromoAnswer | null>(null);
  const day = (date: string) => formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' });
  const { promo } = brand;

  const check = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(promoAnswer(code, new Date()));
  };
  const isEmpty = answer === 'empty';
  return (
    <Section title={t('offer.title')} tone="sunken">
      <Columns>
        <Words>
          <Badge tone="warning" icon="Clock">
            {t('offer.ended', { date: day(promo.to) })}
          </Badge>
          <p>{t('offer.text', { code: promo.code })}</p>
          <p>{t('offer.after', { notYet: notYet('trial') })}</p>
        </Words>
        <Form noValidate aria-label={t('promo.form')} onSubmit={check}>
          <TextField
            label={t('promo.label')}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            error={isEmpty ? t('promo.empty') : undefined}
            onChange={(event) => {
              setCode(event.target.value);
              setAnswer(null);
            }}
          />
          <Button type="submit" variant="outline">
            {t('promo.submit')}
          </Button>
          <Answer role="status">
            {answer && !isEmpty ? t(`promo.${answer}`, { code: promo.code, from: day(promo.from), to: day(promo.to) }) : ''}
          </Answer>
        </Form>
      </Columns>
    </Section>
  );
}
