import { useNotify, useT } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import { useState, type ComponentProps, type ComponentType } from 'react';
import type { CompanyReport } from './CompanyReport';
import { reportCompanyMessages } from './reportCompanyMessages';

type Form = ComponentType<ComponentProps<typeof CompanyReport>>;

const load = () => import(/* webpackChunkName: "company-report-form" */ './CompanyReport');

/** Opens the form that reports a company; few readers need it, so it is loaded when it is asked for. */
export function ReportCompany(company: { id: string; name: string }) {
  const t = useT(reportCompanyMessages);
  const notify = useNotify();
  const [Form, setForm] = useState<Form | null>(null);
  const open = () =>
    void load().then(
      ({ CompanyReport }) => setForm(() => CompanyReport),
      () => notify({ title: t('failed'), tone: 'failure' }),
    );
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={open}>
        {t('report')}
      </Button>
      {Form && <Form {...company} onClose={() => setForm(null)} />}
    </div>
  );
}
