export { authState, createTestShell, type TestShell, type TestShellOptions } from './createTestShell';
export { createTestQueryClient } from './createTestQueryClient';
export { describeSectionConformance, type SectionConformanceOptions } from './describeSectionConformance';
export { expectAccessible } from './expectAccessible';
export { fakeDb, type FakeDb, type FakeDbOptions } from './fakeDb';
export { parseAnswer } from './parseAnswer';
export { renderSection, TestShellProviders, type RenderedSection, type RenderSectionOptions } from './renderSection';
export { sectionManifests } from './sectionManifests';
export { StaticRouter } from 'react-router-dom';
