import { describeSectionConformance } from 'section-kit/testing';
import manifest from '../section.json';
import { homeMessages } from './home/homeMessages';
import { section } from './section';

describeSectionConformance(section, { manifest, messages: [homeMessages], paths: ['/'] });
