import { useT } from '@marketplace/section-kit';
import { spellOut } from '@marketplace/section-kit/fragment';
import { NeedsScript } from '@marketplace/shared-ui';
import { useRef, type ReactNode } from 'react';
import type { CalculatorId } from '../../calculatorIds';
import { Fields } from '../fields/FieldGroup';
import { Assumptions, type AssumptionsProps } from './Assumptions';
import { CalculatorActions } from './CalculatorActions';
import { PrefillNote } from './PrefillNote';
import { AtAGlance, Details, Form, Headline, Lead, Result, Root, Work } from './frameStyle';
import { focusTitle } from './focusTitle';
import { frameMessages } from './frameMessages';
import { printPart, PrintPartStyle } from './printPart';
import type { CalculatorForm } from './useCalculator';

interface CalculatorFrameProps<Values extends object> {
  form: CalculatorForm<Values>;
  lead: string;
  fields: ReactNode;
  /** Groups of fields below the first ones. */
  groups?: ReactNode;
  /** In the place of the result while something it needs is being fetched, or could not be. */
  waiting?: ReactNode;
  /** The figure people came for and what it means; undefined while an input is wrong. */
  result?: { headline: string; text: readonly string[] };
  assumptions: AssumptionsProps;
  /** Figures, charts and tables; only with a result. */
  children?: ReactNode;
}

/** What all calculators have in common: inputs, a result that is announced, what it rests on, and how to keep it. */
export function CalculatorFrame<Values extends object>({
  form,
  lead,
  fields,
  groups,
  waiting,
  result,
  assumptions,
  children,
}: CalculatorFrameProps<Values>) {
  const t = useT(frameMessages);
  const root = useRef<HTMLElement>(null);
  const { id, prefill } = form;
  const title = t(`title.${id}`);
  const clearPrefill = () => {
    focusTitle(id);
    form.reset();
  };
  return (
    <Root ref={root} id={id} aria-labelledby={`${id}-title`}>
      <PrintPartStyle />
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      <Lead>{lead}</Lead>
      <NeedsScript />
      {prefill && <PrefillNote {...prefill} onClear={clearPrefill} />}
      <Work>
        <div>
          {/* For the eye only: the result below is what is announced. */}
          {!waiting && (
            <AtAGlance aria-hidden="true">
              <span>{t('result.title')}</span>
              <strong>{result?.headline ?? t('result.short')}</strong>
            </AtAGlance>
          )}
          <Form
            noValidate
            aria-label={t('inputs.label', { title })}
            onSubmit={(event) => {
              event.preventDefault();
              form.settle();
            }}
          >
            {form.isExample && <Lead>{t('example')}</Lead>}
            <Fields>{fields}</Fields>
            {groups}
            {/* Lets the Enter key give the result at once. */}
            <input type="submit" hidden />
          </Form>
        </div>
        <Result role="status" aria-atomic="true">
          {result ? (
            <>
              <Headline>{result.headline}</Headline>
              {result.text.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </>
          ) : (
            (waiting ?? <p>{t('result.none')}</p>)
          )}
        </Result>
      </Work>
      {result && <Details>{children}</Details>}
      <Assumptions {...assumptions} />
      <CalculatorActions link={() => linkTo(form, id)} inputs={form.draft} onPrint={() => printPart(root.current!)} onReset={form.reset} />
    </Root>
  );
}

function linkTo<Values extends object>({ query, draft }: CalculatorForm<Values>, id: CalculatorId): string {
  const address = new URL(location.href);
  address.search = '';
  address.hash = id + spellOut(query, draft, address.hash).replace('#', '&');
  return address.href;
}
