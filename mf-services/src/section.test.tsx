import { describeSectionConformance } from 'section-kit/testing';
import manifest from '../section.json';
import { directoryMessages } from './directory/messages';
import { featuredMessages } from './featured-services/messages';
import { profileMessages } from './profile/messages';
import { section } from './section';
import { serviceMessages } from './service/messages';
import { searchBackend } from './testing/searchBackend';
import { serviceRows } from './testing/serviceRows';

describeSectionConformance(section, {
  manifest,
  messages: [serviceMessages, directoryMessages, featuredMessages, profileMessages],
  paths: ['/services', '/services?search=roof&sort=name', '/services/1'],
  db: searchBackend(serviceRows(3)),
});
