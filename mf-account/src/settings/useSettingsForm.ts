import { useLocale, useNotify, useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSame, type Values } from '../form/editDrafts';
import { isOlder } from '../form/isOlder';
import { useBringBack, useEditDraft } from '../form/useEditDraft';
import type { PartOfSettings } from './settingsFields';
import { settingsMessages } from './settingsMessages';
import { useSettings, type Settings } from './useSettings';

const fieldsWithRules = ['valid_days', 'registered', 'gst_number', 'qst_number'] as const;

/**
 * The form of a part of the settings. Where somebody else saved the part meanwhile, nothing is saved before the two were compared.
 * What was written and not saved stays on this device.
 *
 * @param title for the notice that it was saved
 * @returns the form; `theirs`, what was saved meanwhile and when, and `takeTheirs`; `isBroughtBack`, whether it holds what was written before,
 * and `drop`, which goes back to what is stored
 */
export function useSettingsForm(company: string, settings: Settings, { part, schema, read, write }: PartOfSettings, title: string) {
  const t = useT(settingsMessages);
  const locale = useLocale();
  const notify = useNotify();
  const { save, readAgain, refresh } = useSettings(company);
  const stored = read(settings);
  const version = settings[part]?.version ?? 0;
  const [base, setBase] = useState({ version, values: stored });
  const [theirs, setTheirs] = useState<{ values: Values; savedAt: string | null } | null>(null);

  const draft = useEditDraft(`settings.${company}.${part}`, stored);
  const show = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.set(name, value);
  };
  const form = useStoredForm({
    schema,
    messages: settingsMessages,
    initial: base.values,
    serverFields: Object.fromEntries(fieldsWithRules.map((name) => [name, [name, `rule.${name}`] as const])),
    onType: draft.keep,
    write: async (values) => {
      let saved: Awaited<ReturnType<typeof save>>;
      try {
        saved = await save(part, base.version, write(values, locale));
      } catch (error) {
        const newest = isOlder(error) ? await readAgain() : null;
        if (newest) {
          const now = newest[part];
          // Who saves again has seen it.
          setBase({ version: now?.version ?? 0, values: read(newest) });
          setTheirs({ values: read(newest), savedAt: now?.saved_at ?? null });
        }
        throw error;
      }
      setTheirs(null);
      const now = read({ ...settings, [part]: saved });
      setBase({ version: saved.version, values: now });
      show(now);
      draft.end();
      await refresh();
      notify({ title: t('saved'), description: title, tone: 'success' });
    },
  });

  const typed = Object.fromEntries(Object.keys(base.values).map((name) => [name, form.value(name)]));
  // What is stored replaces what nobody has written over.
  const follow = useEffectEvent(() => {
    if (version <= base.version || !isSame(typed, base.values)) return;
    setBase({ version, values: stored });
    show(stored);
  });
  useEffect(() => follow(), [version]);
  useBringBack(draft, form.set, () => setTheirs({ values: stored, savedAt: settings[part]?.saved_at ?? null }));

  return {
    form,
    theirs: theirs && {
      savedAt: theirs.savedAt,
      values: Object.fromEntries(Object.entries(theirs.values).filter(([name, value]) => value !== typed[name])),
    },
    takeTheirs: () => {
      if (theirs) show(theirs.values);
      setTheirs(null);
      draft.end();
    },
    isBroughtBack: draft.isBroughtBack,
    drop: () => {
      show(stored);
      draft.end();
    },
  };
}
