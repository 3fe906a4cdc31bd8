import { parsePostalArea, parsePostalCode, toProvince, useT } from '@marketplace/section-kit';
import { provinces, taxMessages } from '@marketplace/section-kit/tax';
import { useId, useState } from 'react';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { changeList } from '../device/deviceLists';
import { setPlace } from '../list/changeList';
import type { Place } from '../list/ProjectList';
import { listMessages } from '../listMessages';
import { Panel } from './columns';

/** Where everything is delivered to: a postal code, which says the province too, or the province alone. */
export function PlaceForm({ place, owner }: { place: Place; owner: string | null }) {
  const t = useT(listMessages);
  const name = useT(taxMessages);
  const headingId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isForeign, setIsForeign] = useState(false);
  const store = (next: Omit<Place, 'editedAt'>) => changeList(owner, (list) => setPlace(list, next, Date.now()));

  const type = (text: string) => {
    setTyped(text);
    setIsForeign(false);
    const found = parsePostalCode(text);
    if (found) store({ postalCode: found.code, province: found.province });
  };
  const leave = () => {
    const text = (typed ?? '').trim();
    if (typed === null || parsePostalCode(text)) return setTyped(null);
    // What cannot be read stays in the field; the place stays what it was.
    if (text) return setIsForeign(true);
    store({ postalCode: '', province: place.province });
    setTyped(null);
  };
  const choose = (value: string) => {
    const province = toProvince(value);
    const fits = parsePostalArea(place.postalCode)?.province === province;
    setTyped(null);
    setIsForeign(false);
    store({ postalCode: fits ? place.postalCode : '', province });
  };

  return (
    <Panel as="section" aria-labelledby={headingId} data-print="hide">
      <h2 id={headingId}>{t('place.title')}</h2>
      <TextField
        label={t('place.postalCode')}
        hint={t('place.postalCode.hint')}
        error={isForeign && t('place.postalCode.foreign')}
        autoComplete="postal-code"
        value={typed ?? place.postalCode}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <SelectField
        label={t('place.province')}
        autoComplete="address-level1"
        value={place.province ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={[{ value: '', label: t('place.choose') }, ...provinces.map((code) => ({ value: code, label: name(code) }))]}
      />
    </Panel>
  );
}
