import type { Locale } from '@marketplace/section-kit';
import type { IconSource } from '@marketplace/shared-ui';
import type { ArtName } from '@marketplace/shared-ui/art';
import type { Fact } from '../page-blocks/FactTiles';
import type { Step } from '../page-blocks/StepList';
import type { AdProduct } from '../rate-card/adPrices';
import type { CampaignName } from '../roi/campaigns';

/** A drawn screen: rows of a list, a conversation, or a poster. */
type OfferSample =
  | { rows: readonly { icon: IconSource; title: string; text: string; badge?: string }[] }
  | { bubbles: readonly { from: string; text: string; isOurs?: boolean }[] }
  | { poster: { label: string; title: string; text: string; action: string } };

interface OfferContent {
  title: string;
  headline: string;
  lead: string;
  problem: { title: string; text: string; points: readonly string[] };
  steps: readonly Step[];
  facts: readonly Fact[];
  sample: { title: string; caption: string } & OfferSample;
  /** Beyond the list price: what is and is not in it. */
  price: string;
  questions: readonly { question: string; answer: string }[];
}

export interface Offer {
  /** Topic of the demo. */
  topic: string;
  picture: ArtName;
  /** Priced on the rate card; tools without a list price are an add-on to a plan. */
  product?: AdProduct;
  /** Which return to work out. */
  campaign?: CampaignName;
  content: Record<Locale, OfferContent>;
}
