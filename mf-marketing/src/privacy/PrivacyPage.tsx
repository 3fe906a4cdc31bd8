import { LegalPage } from '../articles/LegalPage';
import * as en from '../content/legal/privacy.en.mdx';
import * as fr from '../content/legal/privacy.fr.mdx';

/** What happens with personal information. */
export function Component() {
  return <LegalPage texts={{ en, fr }} />;
}
