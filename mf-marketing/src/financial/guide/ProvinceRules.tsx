import { useLocale, useT } from '@marketplace/section-kit';
import type { FinancialGuide } from '../../../content/financial/collection';
import { Cited } from './Cited';
import { GuideBlocks } from './GuideBlocks';
import { guideMessages } from './guideMessages';
import { GuideTable } from './GuideTable';
import { provinceName, sortedProvinces, type Province } from './provinces';

export interface ProvinceRulesProps {
  rules: NonNullable<FinancialGuide['provinces']>;
  /** `null` compares all of them. */
  province: Province | null;
}

/** The rule of one province in full, or of all of them in a table. */
export function ProvinceRules({ rules, province }: ProvinceRulesProps) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const chosen = province && rules.entries[province];
  return (
    <>
      <p>
        <Cited>{rules.text}</Cited>
      </p>
      {province ? (
        <>
          <h3>{provinceName(province, locale).within}</h3>
          <p>
            <Cited>{chosen?.summary ?? rules.otherwise}</Cited>
          </p>
          {chosen?.blocks && <GuideBlocks blocks={chosen.blocks} />}
        </>
      ) : (
        <GuideTable
          caption={t('provinces.caption')}
          head={[t('provinces.label'), t('provinces.rule')]}
          rows={sortedProvinces(locale).map((code) => [provinceName(code, locale).name, rules.entries[code]?.summary ?? rules.otherwise])}
        />
      )}
    </>
  );
}
