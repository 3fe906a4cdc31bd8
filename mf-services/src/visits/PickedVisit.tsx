import { useLocale, useT } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { saveVisit } from './saveVisit';
import type { Visit } from './Visit';
import { visitMessages } from './visitMessages';
import { startText } from './visitText';

const When = styled.p`
  font-weight: 650;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

interface PickedVisitProps {
  visit: Visit;
  /** Of the entry in a calendar. */
  title: string;
  /** Of the home, as far as it is known. */
  address: string | null;
}

/** The time that was picked, and the file that brings it into a calendar. */
export function PickedVisit({ visit, title, address }: PickedVisitProps) {
  const t = useT(visitMessages);
  const locale = useLocale();
  const { picked, place, time_zone } = visit;
  if (!picked) return null;
  const save = () =>
    saveVisit(visit, { title, description: t(`place.${place}`), location: (place === 'site' && address) || t(`place.${place}`) });
  return (
    <>
      <When>{t('picked', { time: startText(picked, time_zone, locale) })}</When>
      <Row>
        <Button variant="outline" icon="Calendar" onClick={save}>
          {t('calendar')}
        </Button>
      </Row>
    </>
  );
}
