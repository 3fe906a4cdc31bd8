import { LegalPage } from '../articles/LegalPage';
import * as en from '../content/legal/terms.en.mdx';
import * as fr from '../content/legal/terms.fr.mdx';

/** What holds between the visitor and the company. */
export function Component() {
  return <LegalPage texts={{ en, fr }} />;
}
