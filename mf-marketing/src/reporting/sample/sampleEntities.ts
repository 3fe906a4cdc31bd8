/** A series of e-mails that sends itself. */
export interface Campaign {
  key: 'welcome' | 'followUp' | 'seasonal' | 'returning';
  /** How many e-mails it has. */
  length: number;
  status: 'active' | 'paused';
  /** What it is judged by, as a share of those who got it. */
  metric: { key: 'opened' | 'replied' | 'booked'; share: number };
}

export interface Template {
  key: 'welcome' | 'quoteReady' | 'checklist' | 'reviewAsk';
  /** Shares of those who got it. */
  openRate: number;
  clickRate: number;
  /** How many asked for a quote after it. */
  conversions: number;
}

export type SampleActor = 'welcome' | 'seasonal' | 'homeowner' | 'team';

export interface SampleActivity {
  key: 'sent' | 'opened' | 'request' | 'quote' | 'paused' | 'review';
  actor: SampleActor;
  minutesAgo: number;
}

export const campaigns: readonly Campaign[] = [
  { key: 'welcome', length: 5, status: 'active', metric: { key: 'opened', share: 0.62 } },
  { key: 'followUp', length: 3, status: 'active', metric: { key: 'replied', share: 0.18 } },
  { key: 'seasonal', length: 4, status: 'paused', metric: { key: 'opened', share: 0.41 } },
  { key: 'returning', length: 2, status: 'active', metric: { key: 'booked', share: 0.09 } },
];

export const templates: readonly Template[] = [
  { key: 'welcome', openRate: 0.62, clickRate: 0.21, conversions: 184 },
  { key: 'quoteReady', openRate: 0.58, clickRate: 0.34, conversions: 96 },
  { key: 'reviewAsk', openRate: 0.47, clickRate: 0.19, conversions: 58 },
  { key: 'checklist', openRate: 0.41, clickRate: 0.12, conversions: 37 },
];

/** The newest first. */
export const sampleActivity: readonly SampleActivity[] = [
  { key: 'sent', actor: 'welcome', minutesAgo: 12 },
  { key: 'request', actor: 'homeowner', minutesAgo: 47 },
  { key: 'quote', actor: 'team', minutesAgo: 130 },
  { key: 'opened', actor: 'homeowner', minutesAgo: 300 },
  { key: 'review', actor: 'homeowner', minutesAgo: 1_500 },
  { key: 'paused', actor: 'seasonal', minutesAgo: 4_400 },
];
