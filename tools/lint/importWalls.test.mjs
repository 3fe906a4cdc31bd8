import { RuleTester } from 'eslint';
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import tseslint from 'typescript-eslint';
import { mayImport } from './importTable.mjs';
import { importWalls } from './importWalls.mjs';

Object.assign(RuleTester, { describe, it });
const root = '/repository';
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const at = (file, code) => ({ name: `${file}: ${code}`, code, filename: `${root}/${file}`, options: [{ root }] });
const refused = (file, code, message) => ({ ...at(file, code), errors: [{ message }] });

const byName = /^Import a package by its name\./;
const section = /^mf-\w+ may import section-kit, shared-ui, supabase\/trades\./;
const routing = /^Import routing from section-kit\/router/;

tester.run('import-walls', importWalls, {
  valid: [
    at('mf-services/src/quote-request/sheet/Sheet.tsx', "import { x } from '../../service/Service'"),
    at(
      'mf-services/src/section.tsx',
      "import { defineSection } from '@marketplace/section-kit'; import { Card } from '@marketplace/shared-ui'",
    ),
    at('mf-services/src/section.tsx', "import { useMemo } from 'react'; import { get } from 'idb-keyval'"),
    at('mf-services/src/section.test.tsx', "import { renderSection } from '@marketplace/section-kit/testing'"),
    at('mf-services/webpack.config.js', "import { sectionConfig } from '@marketplace/delivery/webpack'"),
    at('mf-services/content/tips/collection.ts', "import { defineCollection } from '@marketplace/delivery/content'"),
    at('mf-services/src/Guide.tsx', "import { summary } from './guide.mdx?summary'"),
    at('mf-services/src/texts.ts', 'const load = (name) => import(`./texts/${name}.ts`)'),
    at('shell/src/App.tsx', "import { Routes } from '@marketplace/section-kit/host'; import { createClient } from '@supabase/supabase-js'"),
    at('section-kit/src/router.ts', "export { Link } from 'react-router-dom'"),
    at('shared-ui/src/dialog/Dialog.tsx', "import { Dialog } from 'radix-ui'"),
    at('delivery/server/createApp.ts', "import { findRoute } from '@marketplace/section-kit/manifest'"),
    at('delivery/testing/fixtures/mf-sample/webpack.config.js', "import { sectionConfig } from '@marketplace/delivery/webpack'"),
    at('e2e/support/pages.ts', "import { brand } from '@marketplace/shared-ui/brand'"),
    at('eslint.config.mjs', "import { importWalls } from './tools/lint/importWalls.mjs'"),
  ],
  invalid: [
    // Another section, however many ups lead there.
    ...[
      ['mf-services/src/leak.ts', '../../mf-catalog/src/art/materialArt'],
      ['mf-services/src/card/leak.ts', '../../../mf-catalog/src/art/materialArt'],
      ['mf-services/src/quote-request/sheet/leak.ts', '../../../../mf-catalog/src/art/materialArt'],
      ['mf-services/src/leak.ts', '../src/../../mf-catalog/section.json'],
      ['mf-services/src/leak.ts', 'mf-catalog/src/art/materialArt'],
      ['mf-services/src/leak.ts', '!!raw-loader!../../mf-catalog/src/guide.mdx?summary'],
      ['mf-services/src/leak.ts', `${root}/mf-catalog/src/art/materialArt`],
      ['mf-services/src/leak.ts', 'react/../../mf-catalog/src/art/materialArt'],
    ].map(([file, path]) => refused(file, `import x from '${path}'`, section)),

    // A section nobody has told the table about.
    refused('mf-hello/src/Hello.tsx', "import { groups } from '../../shell/src/navigation/menus'", section),
    refused('mf-hello/src/Hello.tsx', "import { Card } from '../../mf-services/src/service/Card'", section),
    refused('mf-hello/src/Hello.tsx', "import { Link } from 'react-router-dom'", routing),
    refused('mf-hello/src/Hello.tsx', "import { createUi } from '@marketplace/section-kit/host'", /is for the shell/),
    refused('mf-hello/src/Hello.tsx', "import { createClient } from '@supabase/supabase-js'", /^Use useDb\(\)/),

    refused('mf-hello/src/Hello.tsx', "import { z } from '@marketplace/delivery/content'", section),

    // Tests are no exception.
    refused('mf-marketing/src/financial/paths.test.ts', "import { groups } from '../../../shell/src/navigation/menus'", section),
    refused('shell/src/App.test.tsx', "import { StaticRouter } from 'react-router-dom'", routing),
    refused('shell/src/testing/renderShell.tsx', "import { section } from '../../../mf-catalog/src/section'", /^shell may import/),

    // Every way to name a module.
    ...[
      "export { x } from '../../shell/src/x'",
      "export * from '../../shell/src/x'",
      "import type { X } from '../../shell/src/x'",
      "import '../../shell/src/x'",
      "let x: import('../../shell/src/x').X",
      "import x = require('../../shell/src/x')",
      "const x = () => import('../../shell/src/x')",
      'const x = () => import(`../../shell/src/x`)',
      'const x = (name) => import(`../../shell/src/${name}`)',
      "const x = (name) => import('../../shell/src/' + name)",
      "const x = require('../../shell/src/x')",
      "const x = require.resolve('../../shell/src/x')",
      "const x = import.meta.resolve('../../shell/src/x')",
      "jest.mock('../../shell/src/x')",
      "const x = jest.requireActual('../../shell/src/x')",
    ].map((code) => refused('mf-catalog/src/page.tsx', code, section)),

    // The platform.
    refused('mf-catalog/src/page.tsx', "import { Card } from '../../shared-ui/src/card/Card'", byName),
    refused('mf-catalog/src/page.tsx', "import React from '../../node_modules/react'", byName),
    refused('delivery/server/x.ts', "import x from '../node_modules/semver'", byName),
    refused('mf-catalog/src/page.tsx', "import { sectionConfig } from '@marketplace/delivery/webpack'", section),
    refused('mf-catalog/src/page.tsx', "import { escapeHtml } from '@marketplace/node-kit/escapeHtml'", section),
    refused('shared-ui/src/x.ts', "import { useT } from '@marketplace/section-kit'", /^shared-ui may import nothing of ours/),
    refused('section-kit/src/x.ts', "import { x } from '../../shell/src/x'", /^section-kit may import shared-ui/),
    refused(
      'delivery/server/x.ts',
      "import { useT } from '@marketplace/section-kit'",
      /^delivery may import node-kit, section-kit\/manifest/,
    ),
    refused('delivery/server/x.ts', "import { x } from '../../supabase/emulator/main.ts'", /^delivery may import/),
    refused('e2e/journeys/x.spec.ts', "import { toast } from 'react-toastify'", /^Use the component of shared-ui/),
    refused('art/build.ts', "import { brand } from '@marketplace/shared-ui/brand'", /^art may import nothing of ours/),
  ],
});

const repository = join(import.meta.dirname, '../..');
const read = (folder) => JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
const folders = readdirSync(repository).filter((name) => existsSync(join(repository, name, 'package.json')));

describe('the packages of the repository', () => {
  it('are named by our scope and their folder', () => {
    for (const folder of folders) assert.equal(read(folder).name, `@marketplace/${folder}`);
  });

  it('can be fetched from nowhere but the registry of the operator', () => {
    assert.match(readFileSync(join(repository, '.npmrc'), 'utf8'), /^@marketplace:registry=\S+$/m);
  });
});

describe('the table of imports', () => {
  it('has a row for every package', () => {
    const rows = folders.map((name) => (name.startsWith('mf-') ? 'mf-*' : name));
    assert.deepEqual(
      rows.filter((name) => !Object.hasOwn(mayImport, name)),
      [],
    );
  });

  it('opens entries that exist', () => {
    const entries = Object.values(mayImport)
      .flat()
      .map((opened) => opened.split('/'));
    for (const [name, entry] of entries) if (entry) assert.ok(read(name).exports[`./${entry}`], `${name} has no entry ${entry}`);
  });
});
