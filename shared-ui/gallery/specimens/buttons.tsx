import { Button } from '../../src/button/Button';
import type { ButtonVariant } from '../../src/button/buttonStyle';
import { IconButton } from '../../src/button/IconButton';
import { LinkButton } from '../../src/button/LinkButton';
import { Chip } from '../../src/chip/Chip';
import { FilterChip } from '../../src/chip/FilterChip';
import { RemovableChip } from '../../src/chip/RemovableChip';
import { TextLink } from '../../src/text-link/TextLink';
import { Row, Stack } from '../galleryStyles';
import type { Specimen } from '../Specimen';

const variants: ButtonVariant[] = ['primary', 'accent', 'outline', 'ghost', 'danger'];

const nothing = () => undefined;

export const buttons: Specimen[] = [
  ...variants.map((variant) => ({
    id: `button/${variant}`,
    element: (
      <Row>
        <Button variant={variant} size="lg" iconEnd="ArrowRight">
          Get quote
        </Button>
        <Button variant={variant} icon="Search">
          Search
        </Button>
        <Button variant={variant} size="sm">
          Edit
        </Button>
      </Row>
    ),
  })),
  {
    id: 'button/states',
    element: (
      <Row>
        <Button disabled>Out of Stock</Button>
        <Button busy busyLabel="Signing In...">
          Sign In
        </Button>
      </Row>
    ),
  },
  {
    id: 'button/block',
    element: (
      <Button block variant="accent">
        Start 7-Day Free Trial
      </Button>
    ),
  },
  {
    id: 'link-button/all',
    element: (
      <Row>
        <LinkButton href="/services">Find pros</LinkButton>
        <LinkButton href="/materials" variant="outline" iconEnd="ArrowRight">
          Shop materials
        </LinkButton>
      </Row>
    ),
  },
  {
    id: 'icon-button/all',
    element: (
      <Row>
        <IconButton label="Save Cedar Decking" icon="Heart" pressed={false} />
        <IconButton label="Saved: Cedar Decking" icon="Heart" pressed />
        <IconButton label="Search" icon="Search" variant="primary" />
        <IconButton label="Share" icon="Share" variant="outline" />
        <IconButton label="Delete" icon="X" disabled />
      </Row>
    ),
  },
  {
    id: 'text-link/all',
    element: (
      <Stack>
        <p>
          Read the <TextLink href="/terms">terms of use</TextLink> before you send a request.
        </p>
        <TextLink href="/categories">View All Categories</TextLink>
      </Stack>
    ),
  },
  {
    id: 'chip/link',
    element: (
      <Row>
        <Chip href="/services?search=plumbing">Plumbing</Chip>
        <Chip href="/services?search=roofing">Roofing</Chip>
        <Chip href="/services?search=flooring">Flooring</Chip>
      </Row>
    ),
  },
  {
    id: 'chip/filter',
    element: (
      <Row>
        <FilterChip selected onClick={nothing}>
          Verified
        </FilterChip>
        <FilterChip selected={false} onClick={nothing}>
          In stock
        </FilterChip>
      </Row>
    ),
  },
  {
    id: 'chip/removable',
    element: (
      <Row>
        <RemovableChip onRemove={nothing} removeLabel="Remove filter: Ontario">
          Ontario
        </RemovableChip>
        <RemovableChip onRemove={nothing} removeLabel="Remove filter: roof tiles">
          “roof tiles”
        </RemovableChip>
      </Row>
    ),
  },
];
