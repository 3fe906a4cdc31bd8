import { art } from '../../src/art/index';
import { LinkButton } from '../../src/button/LinkButton';
import { CtaBand } from '../../src/cta-band/CtaBand';
import { Hero } from '../../src/hero/Hero';
import { Illustration } from '../../src/illustration/Illustration';
import { PageHeader } from '../../src/page-header/PageHeader';
import { SearchBox } from '../../src/search-box/SearchBox';
import { Section } from '../../src/section/Section';
import { StatStrip } from '../../src/stat-strip/StatStrip';
import { MessageBubble } from '../../src/message/MessageBubble';
import { Steps } from '../../src/steps/Steps';
import { TextLink } from '../../src/text-link/TextLink';
import type { Specimen } from '../Specimen';

const nothing = () => undefined;

export const pageParts: Specimen[] = [
  {
    id: 'hero/home',
    size: 'bleed',
    element: (
      <Hero
        title="Find the right pro for every room"
        lead="Compare local pros, get quotes and buy materials in one place."
        art={<Illustration src={art['scene-hero']} ratio="4 / 3" priority />}
      >
        <SearchBox size="hero" label="Search" placeholder="What do you need done?" onSubmit={nothing} />
      </Hero>
    ),
  },
  {
    id: 'page-header/services',
    size: 'bleed',
    element: (
      <PageHeader
        title="Professional services"
        lead="Licensed pros in 25 cities, with ratings from people who hired them."
        breadcrumb={[{ href: '/', label: 'Home' }, { label: 'Services' }]}
      />
    ),
  },
  {
    id: 'section/plain',
    size: 'bleed',
    element: (
      <Section title="Featured services" lead="Six pros who answer fast." action={<TextLink href="/services">View all</TextLink>}>
        <p>Content of the section.</p>
      </Section>
    ),
  },
  {
    id: 'section/sunken',
    size: 'bleed',
    element: (
      <Section tone="sunken" title="In numbers">
        <StatStrip
          items={[
            { value: '50,000+', label: 'homeowners' },
            { value: '1,200+', label: 'verified pros' },
            { value: '25', label: 'cities' },
          ]}
        />
      </Section>
    ),
  },
  {
    id: 'cta-band/two',
    size: 'bleed',
    element: (
      <CtaBand title="Do you run a trade business?" text="List it for free and answer requests near you.">
        <LinkButton href="/listings" variant="accent">
          List your business
        </LinkButton>
        <LinkButton href="/vendors" variant="ghost">
          Learn more
        </LinkButton>
      </CtaBand>
    ),
  },
  {
    id: 'steps/second',
    element: (
      <Steps
        label="From application to listing"
        items={[
          { title: 'Submit Application', text: 'You get a number at once.', state: 'done', stateLabel: 'Done' },
          { title: 'Review Process', text: 'A person reads it.', state: 'now', stateLabel: 'Now', current: true },
          { title: 'Onboarding', state: 'next', stateLabel: 'To come' },
          { title: 'Go Live', state: 'next', stateLabel: 'To come' },
        ]}
      />
    ),
  },
  {
    id: 'message-bubble/both-sides',
    element: (
      <>
        <MessageBubble own={false} sender="Ana · Roofs & Sons" time={<time dateTime="2026-11-20T14:00:00Z">2:00 p.m.</time>}>
          Is Friday good?
        </MessageBubble>
        <MessageBubble own sender="You" time={<time dateTime="2026-11-20T14:04:00Z">2:04 p.m.</time>} status="Seen 2:05 p.m.">
          Yes. The gate is open from eight.
        </MessageBubble>
      </>
    ),
  },
];
