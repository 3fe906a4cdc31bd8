import { useLocale, useT, type Answer as Stored } from '@marketplace/section-kit';
import { formatDate, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ApplicationSteps } from './ApplicationSteps';
import { statusMessages } from './statusMessages';

/** Each look is an object of its own; `found` is `null` where nothing is. */
export interface Answer {
  found: Stored<'application_status'>;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  margin-top: var(--ui-s-32);
  overflow-wrap: anywhere;
`;

/** What was found, or that nothing was. Takes the focus each time it is asked for. */
export function StatusAnswer({ answer }: { answer: Answer }) {
  const { found } = answer;
  const t = useT(statusMessages);
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [answer]);
  return (
    <Root ref={root} tabIndex={-1} role="status">
      {found ? (
        <>
          <h3>{t(`now.${found.status}`, { company: found.company })}</h3>
          <p>{t('dates', { created: formatDate(found.created_at, locale), moved: formatDate(found.moved_at, locale) })}</p>
          {found.status === 'declined' ? (
            <>
              <p>{t('declined.text', { address: brand.businessEmail })}</p>
              <p>
                <TextLink href="/account/apply">{t('declined.link')}</TextLink>
              </p>
            </>
          ) : (
            <ApplicationSteps status={found.status} />
          )}
        </>
      ) : (
        <>
          <h3>{t('unknown')}</h3>
          <p>{t('unknown.text', { address: brand.supportEmail })}</p>
        </>
      )}
    </Root>
  );
}
