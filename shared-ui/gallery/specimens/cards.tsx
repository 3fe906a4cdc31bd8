import { art } from '../../src/art/index';
import { Avatar } from '../../src/avatar/Avatar';
import { Badge } from '../../src/badge/Badge';
import { Button } from '../../src/button/Button';
import { Card } from '../../src/card/Card';
import { CardActions } from '../../src/card/CardActions';
import { CardGrid } from '../../src/card/CardGrid';
import { StretchedLink } from '../../src/card/StretchedLink';
import { Illustration } from '../../src/illustration/Illustration';
import { LinkButton } from '../../src/button/LinkButton';
import { Price } from '../../src/price/Price';
import { Rating } from '../../src/rating/Rating';
import { Tile } from '../../src/tile/Tile';
import { TileGrid } from '../../src/tile/TileGrid';
import { Beside, Row } from '../galleryStyles';
import type { Specimen } from '../Specimen';

const providers = [
  { name: 'Maple Ridge Roofing', city: 'Toronto, ON', rating: 4.9, count: 127, art: art['service-roofing'] },
  { name: 'Bytown Plumbing and Drain Services', city: 'Ottawa, ON', rating: 4.5, count: 89, art: art['service-plumbing'] },
  { name: 'Électricité Saint-Laurent', city: 'Montréal, QC', rating: 4.7, count: 203, art: art['service-electrical'] },
];

export const cards: Specimen[] = [
  {
    id: 'card/provider-grid',
    size: 'wide',
    element: (
      <CardGrid>
        {providers.map((provider) => (
          <li key={provider.name}>
            <Card>
              <Illustration src={provider.art} />
              <Beside>
                <Avatar name={provider.name} />
                <div>
                  <h3>
                    <StretchedLink href="/services/1">{provider.name}</StretchedLink>
                  </h3>
                  <Rating value={provider.rating} count={provider.count} />
                </div>
              </Beside>
              <p>{provider.city} · replies in 2 hours</p>
              <Row>
                <Badge tone="success" icon="ShieldCheck">
                  Verified
                </Badge>
              </Row>
              <CardActions>
                <Button block>Get Quote</Button>
              </CardActions>
            </Card>
          </li>
        ))}
      </CardGrid>
    ),
  },
  {
    id: 'card/material',
    element: (
      <Card>
        <Illustration src={art['service-flooring']} />
        <h3>Western Red Cedar Decking</h3>
        <Row>
          <Price amount={14.24} was={18.99} unit="/board" />
          <Badge tone="sale">25% off</Badge>
        </Row>
        <CardActions>
          <Button block>Add to Cart</Button>
        </CardActions>
      </Card>
    ),
  },
  {
    id: 'tile/row',
    size: 'wide',
    element: (
      <TileGrid>
        <Tile href="/weekly-deals" title="Weekly Deals" text="New every Monday" art={art['tile-weekly-deals']} />
        <Tile href="/weekly-flyer" title="Weekly Flyer" text="By category" art={art['tile-weekly-flyer']} />
        <Tile href="/clearance" title="Clearance" text="While it lasts" art={art['tile-clearance']} />
        <Tile href="/categories" title="Categories" text="All 24" icon="LayoutDashboard" tone="lake" />
      </TileGrid>
    ),
  },
  {
    id: 'card/plain',
    element: (
      <Card>
        <h3>Need help?</h3>
        <p>Write to us or call, Monday to Friday.</p>
        <CardActions>
          <LinkButton href="/contact" variant="outline">
            Contact
          </LinkButton>
        </CardActions>
      </Card>
    ),
  },
];
