import { useT } from '@marketplace/section-kit';
import { useFocusAfter } from '@marketplace/section-kit/outcome';
import { Card, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { LateLeadGoods } from '../goods/LateGoods';
import { standingOf } from '../job/requestState';
import { ProjectFacts } from '../tracking/ProjectFacts';
import { ProjectPhotos } from '../tracking/ProjectPhotos';
import { Timeline } from '../tracking/Timeline';
import { actionsFor } from './leadActions';
import { LeadAnswerForm } from './LeadAnswerForm';
import { LeadBar } from './LeadBar';
import { LeadContact } from './LeadContact';
import { LeadHead } from './LeadHead';
import { leadMessages } from './leadMessages';
import { leadSections, type LeadPartProps } from './leadParts';
import { LeadQuotes } from './LeadQuotes';
import { ReadOnlyNote } from './ReadOnlyNote';
import { useLeadAnswer } from './useLeadAnswer';
import { useMarkViewed } from './useMarkViewed';
import { useTellOfDetails } from './useTellOfDetails';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  & h3 { font-size: 1.125rem; }
`;

/** What can be done stands on the right of what is read, where there is room. */
const Columns = styled(Root)`
  align-items: start;
  ${media.xl} {
    &:has(> :nth-child(2)) { grid-template-columns: minmax(0, 1fr) 184px; }
  }
`;

const Parts = styled(Root)`
  /* What does not concern this request takes no room. */
  & > div:empty { display: none; }
  /* In French the answers below take two rows on a phone. */
  & :is(a, button, input, select, textarea) { scroll-margin-block-end: 80px; }
`;

/** Everything about one request, and what the company can do with it. */
export function LeadPage({ lead, onChanged }: LeadPartProps) {
  const t = useT(leadMessages);
  useMarkViewed({ lead, onChanged });
  useTellOfDetails(lead);
  const actions = actionsFor(lead);
  const answer = useLeadAnswer(actions);
  const { project, events, company, contact, quotes, goods, note } = lead;
  const standing = quotes.find((quote) => quote.status === 'sent')?.id;
  const { ref: words, begin } = useFocusAfter<HTMLParagraphElement>([standingOf(lead), standing].join());
  const readAgain = () => {
    begin();
    return onChanged();
  };
  const finish = () => {
    answer.finish();
    return readAgain();
  };
  return (
    <Root>
      <Columns>
        <Parts>
          <LeadHead ref={words} lead={lead} />
          <ReadOnlyNote company={company} />
          <LeadContact lead={lead} />
          <Card as="section">
            <h3>{t('facts.title')}</h3>
            {/* Pages of before read the lines in words. */}
            <ProjectFacts project={goods ? { ...project, description: note } : project} />
            {project.photo_count > 0 && company.status === 'approved' && (
              <ProjectPhotos projectId={project.id} count={project.photo_count} token={null} label={(number) => t('photo', { number })} />
            )}
          </Card>
          {goods && <LateLeadGoods goods={goods} />}
          {leadSections.map(({ id, Component }) => (
            <div key={id} id={id}>
              <Component lead={lead} onChanged={readAgain} />
            </div>
          ))}
          <LeadQuotes lead={lead} onChanged={readAgain} />
          <Card as="section">
            <h3>{t('timeline.title')}</h3>
            <Timeline events={events} side="company" providerName={company.name} homeownerName={contact?.name} />
          </Card>
        </Parts>
        <LeadBar lead={lead} actions={actions} onAnswer={answer.open} onChanged={readAgain} />
      </Columns>
      {answer.opened && <LeadAnswerForm answer={answer.opened} lead={lead} onClose={answer.close} onChanged={readAgain} onDone={finish} />}
    </Root>
  );
}
