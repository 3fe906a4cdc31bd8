import { useLocale, useSearchQuery, useT } from '@marketplace/section-kit';
import { SelectField, useHydrated } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Guide } from './Guide';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';
import { Programs } from './Programs';
import { ProvinceRules } from './ProvinceRules';
import { provinceQuery } from './provinceQuery';
import { provinceName, sortedProvinces } from './provinces';

const Choice = styled(SelectField)`
  max-width: 420px;
`;

/** Rules and programs that differ across the country. The choice stands in the address, so that it can be shared. */
export function ProvinceSection({ guide }: { guide: Guide }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const [query, setQuery] = useSearchQuery(provinceQuery);
  // The server does not see what stands after the #: the page begins without it.
  const province = useHydrated() ? query.province : '';
  const content = guide.content[locale];
  const options = [
    { value: '', label: t('provinces.all') },
    ...sortedProvinces(locale).map((code) => ({ value: code, label: provinceName(code, locale).name })),
  ];
  return (
    <PageSection id="provinces" title={t('provinces.title')}>
      <Choice
        data-print="hide"
        label={t('provinces.label')}
        options={options}
        value={province}
        onChange={({ target }) => setQuery({ province: target.value as typeof province })}
      />
      {content.provinces && <ProvinceRules rules={content.provinces} province={province || null} />}
      {content.programs && <Programs programs={content.programs} province={province || null} />}
    </PageSection>
  );
}
