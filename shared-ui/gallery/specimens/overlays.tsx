import { Button } from '../../src/button/Button';
import { IconButton } from '../../src/button/IconButton';
import { Accordion } from '../../src/accordion/Accordion';
import { Menu } from '../../src/overlays/menu/Menu';
import { Tooltip } from '../../src/overlays/tooltip/Tooltip';
import { toast } from '../../src/toast/toast';
import { Row } from '../galleryStyles';
import type { Specimen } from '../Specimen';
import { AlertDialogOnRequest, DialogOnRequest, NavDrawerOnRequest, SheetOnRequest } from './OnRequest';
import { TabsInUse } from './TabsInUse';

const questions = [
  { id: 'price', title: 'What does a listing cost?', content: 'A basic listing is free. You pay only for the plan you choose.' },
  { id: 'time', title: 'How long does verification take?', content: 'Two business days once all documents are there.' },
  { id: 'cancel', title: 'Can I cancel at any time?', content: 'Yes, at the end of the month that is running.' },
];

export const overlays: Specimen[] = [
  {
    id: 'dialog/sizes',
    element: (
      <Row>
        <DialogOnRequest size="s" label="Small dialog" />
        <DialogOnRequest size="m" label="Dialog" />
        <DialogOnRequest size="l" label="Large dialog" long />
      </Row>
    ),
  },
  { id: 'alert-dialog/danger', element: <AlertDialogOnRequest /> },
  {
    id: 'sheet/sides',
    element: (
      <Row>
        <SheetOnRequest side="left" />
        <SheetOnRequest side="right" />
        <SheetOnRequest side="bottom" />
      </Row>
    ),
  },
  { id: 'nav-drawer/groups', element: <NavDrawerOnRequest /> },
  {
    id: 'menu/account',
    element: (
      <Menu
        align="start"
        data-gallery="menu/open"
        trigger={
          <Button variant="outline" iconEnd="ChevronDown">
            Alex Tremblay
          </Button>
        }
        items={[
          { label: 'Dashboard', href: '/account', icon: 'LayoutDashboard' },
          { label: 'Profile', href: '/account/profile', icon: 'User' },
          'separator',
          { label: 'Sign Out', icon: 'LogOut' },
        ]}
      />
    ),
  },
  {
    id: 'tooltip/icon',
    element: (
      <Tooltip text="Save to your list" data-gallery="tooltip/open">
        <IconButton label="Save" icon="Heart" variant="outline" />
      </Tooltip>
    ),
  },
  {
    id: 'toast/tones',
    element: (
      <Row>
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: 'Quote Request Sent!', description: 'Maple Ridge Roofing answers within 2 hours.', tone: 'success' })
          }
        >
          Success
        </Button>
        <Button variant="outline" onClick={() => toast({ title: 'Feature Coming Soon', tone: 'info' })}>
          Info
        </Button>
        <Button
          variant="outline"
          onClick={() => toast({ title: 'Error signing in', description: 'Invalid login credentials', tone: 'failure' })}
        >
          Failure
        </Button>
      </Row>
    ),
  },
  { id: 'tabs/line', size: 'wide', element: <TabsInUse look="line" /> },
  { id: 'tabs/pill', element: <TabsInUse look="pill" count={2} fill /> },
  { id: 'accordion/single', size: 'wide', element: <Accordion items={questions} defaultOpen={['price']} /> },
];
