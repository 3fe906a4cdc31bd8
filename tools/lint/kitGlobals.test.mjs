import { RuleTester } from 'eslint';
import { describe, it } from 'node:test';
import tseslint from 'typescript-eslint';
import { kitGlobals } from './kitGlobals.mjs';

Object.assign(RuleTester, { describe, it });
const root = '/repository';
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const at = (file, code) => ({ name: `${file}: ${code}`, code, filename: `${root}/${file}`, options: [{ root }] });
const refused = (file, code, message) => ({ ...at(file, code), errors: [{ message }] });

const address = /^Read and write the address through a codec/;
const storage = /^Keep it in a deviceStore/;
const page = 'mf-hello/src/Hello.tsx';

tester.run('kit-globals', kitGlobals, {
  valid: [
    at(page, "const store = deviceStore({ storage: 'local' }); const [query] = useSearchQuery(helloQuery)"),
    at(page, "const text = 'localStorage'"),
    at('shell/src/auth/readAuthResult.ts', 'new URLSearchParams(hash)'),
    at('shell/src/section-loader/ScriptGate.ts', "address.searchParams.set('retry', '1')"),
  ],
  invalid: [
    refused(page, "new URLSearchParams(location.search).get('sort')", address),
    refused(page, 'function read(params: URLSearchParams) {}', address),
    refused(page, "new URL(location.href).searchParams.get('sort')", address),
    refused(page, 'const { searchParams: all } = new URL(location.href)', address),
    refused(page, "localStorage.setItem('a', 'b')", storage),
    refused(page, 'const { localStorage: kept } = window', storage),
    refused(page, "globalThis.sessionStorage.getItem('a')", storage),
    refused(page, "window['localStorage'].getItem('a')", storage),
    refused('shared-ui/src/card/Card.tsx', "indexedDB.open('cards')", storage),
    refused('shell/src/auth/readAuthResult.ts', "localStorage.getItem('token')", storage),
  ],
});
