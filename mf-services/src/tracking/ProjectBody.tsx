import { useT } from '@marketplace/section-kit';
import { useFocusAfter } from '@marketplace/section-kit/outcome';
import { LinkButton, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AlternativesOffer } from '../alternatives/AlternativesOffer';
import { AskAgainOffer } from '../alternatives/AskAgainOffer';
import { reopenable, silentRequests } from '../alternatives/silentRequest';
import { isCompared } from '../comparison/quotes/isCompared';
import { FreeHalfDaysOffer } from '../fixed-price/half-days/FreeHalfDaysOffer';
import { isList } from '../goods/isList';
import { LateListSum } from '../goods/LateGoods';
import { StopLinks } from '../links/StopLinks';
import { useConfirmFirst } from '../links/useConfirmFirst';
import { Claim } from './Claim';
import { Complete } from './Complete';
import { ProjectSummary } from './ProjectSummary';
import { RequestCard } from './RequestCard';
import { trackingMessages } from './trackingMessages';
import { useNextWords } from './useNextWords';
import type { OpenProject } from './useProject';

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  padding-bottom: var(--ui-s-64);
  & h2 { font-size: 1.25rem; }
  ${media.lg} { grid-template-columns: minmax(0, 1fr) 380px; }
`;

const Column = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  min-width: 0;
  & > a { justify-self: start; }
`;

interface ProjectBodyProps extends OpenProject {
  readAt: number;
  onChanged: () => Promise<unknown>;
}

/** The companies that were asked, and beside them what they were asked. */
export function ProjectBody({ view, token, readAt, onChanged }: ProjectBodyProps) {
  const t = useT(trackingMessages);
  const { project, requests, contact } = view;
  const nextWords = useNextWords(view);
  const silent = silentRequests(view);
  const standing = requests.map(({ id, status }) => `${id} ${status}`).join();
  const { ref: heading, begin } = useFocusAfter<HTMLHeadingElement>([contact?.confirmed, standing].join());
  const readAgain = () => {
    begin();
    return onChanged();
  };
  const { confirmFirst, onUnconfirmed } = useConfirmFirst({ view, token }, readAgain);
  const again = reopenable(view);
  const complete = <Complete view={view} token={token} readAt={readAt} onChanged={onChanged} />;
  const ofList = isList(requests);
  const hasQuotes = requests.some(({ quote }) => isCompared(quote));
  return (
    <Layout>
      <Column as="section" aria-labelledby="providers-title">
        <h2 id="providers-title" ref={heading} tabIndex={-1}>
          {t(ofList ? 'providers.list' : 'providers.title')}
        </h2>
        {ofList && <LateListSum requests={requests} />}
        {hasQuotes && (
          // After the # a secret stays in the browser: no server and no log sees it.
          <LinkButton href={`/quotes/${project.id}/compare${token ? `#token=${token}` : ''}`} variant="accent">
            {t(ofList ? 'compare.list' : 'compare')}
          </LinkButton>
        )}
        {confirmFirst}
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            next={nextWords(request)}
            source={project.source}
            {...{ request, token, onUnconfirmed, onChanged }}
            province={project.province}
            address={contact?.address ?? null}
            answers={complete}
          >
            <FreeHalfDaysOffer {...{ project, request }} />
            {again.includes(request) && <AskAgainOffer {...{ request, token }} onChanged={readAgain} />}
            {silent.includes(request) && (
              <AlternativesOffer projectId={project.id} {...{ request, standing, token }} onChanged={readAgain} />
            )}
          </RequestCard>
        ))}
      </Column>
      <Column>
        <ProjectSummary view={view} token={token}>
          {complete}
        </ProjectSummary>
        {token && !project.claimed && <Claim projectId={project.id} token={token} />}
        <StopLinks projectId={project.id} token={token} />
      </Column>
    </Layout>
  );
}
