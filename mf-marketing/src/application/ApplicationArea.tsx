import { useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CheckList } from '../page-blocks/CheckList';
import { Columns } from '../page-blocks/Columns';
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
import { applicationMessages } from './applicationMessages';

const Aside = styled.aside`
  display: grid;
  gap: var(--ui-s-16);
  & > h2 { font-size: 1.375rem; }
`;

/** The form, and beside it what helps to fill it in. */
export function ApplicationArea(form: ApplicationFormProps) {
  const t = useT(applicationMessages);
  return (
    <Columns $wide>
      <ApplicationForm {...form} />
      <Aside aria-label={t('hand.title')}>
        <h2>{t('hand.title')}</h2>
        <CheckList items={(['licence', 'insurance', 'work', 'later'] as const).map((key) => t(`hand.${key}`))} />
        <p>
          {t('hand.question')} <TextLink href="/contact?subject=contractor-application">{t('hand.contact')}</TextLink>
        </p>
      </Aside>
    </Columns>
  );
}
