import { Avatar } from '../../src/avatar/Avatar';
import { Badge } from '../../src/badge/Badge';
import type { BadgeTone } from '../../src/badge/Badge';
import { ToneBadge } from '../../src/badge/ToneBadge';
import type { Tone } from '../../src/badge/tone';
import { Price } from '../../src/price/Price';
import { Rating } from '../../src/rating/Rating';
import { Row, Stack } from '../galleryStyles';
import type { Specimen } from '../Specimen';

const badgeTones: BadgeTone[] = ['neutral', 'success', 'warning', 'danger', 'info', 'sale', 'accent', 'primary'];
const tones: Tone[] = ['spruce', 'lake', 'cedar', 'amber', 'berry', 'moss', 'slate', 'plum'];

export const facts: Specimen[] = [
  {
    id: 'badge/tones',
    element: (
      <Row>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    ),
  },
  {
    id: 'badge/icons',
    element: (
      <Row>
        <Badge tone="success" icon="ShieldCheck">
          Verified
        </Badge>
        <Badge tone="accent" icon="Star">
          Top rated
        </Badge>
        <Badge tone="sale">25% off</Badge>
      </Row>
    ),
  },
  {
    id: 'tone-badge/tones',
    element: (
      <Row>
        {tones.map((tone) => (
          <ToneBadge key={tone} tone={tone}>
            {tone}
          </ToneBadge>
        ))}
      </Row>
    ),
  },
  {
    id: 'rating/values',
    element: (
      <Stack>
        <Rating value={4.9} count={127} />
        <Rating value={4.5} count={1} />
        <Rating value={3.2} showCount={false} />
        <Rating value={null} emptyLabel="No reviews yet" />
      </Stack>
    ),
  },
  {
    id: 'price/kinds',
    element: (
      <Stack>
        <Price amount={1249.99} />
        <Price amount={14.24} was={18.99} />
        <Price amount={3.49} unit="/sq ft" />
      </Stack>
    ),
  },
  {
    id: 'avatar/tones',
    element: (
      <Row>
        <Avatar name="Maple Ridge Roofing" />
        {tones.map((tone) => (
          <Avatar key={tone} name={`${tone} Renovations`} tone={tone} />
        ))}
      </Row>
    ),
  },
];
