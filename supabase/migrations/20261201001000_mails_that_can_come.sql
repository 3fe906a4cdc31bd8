-- An account is asked about the optional mails that can come to it: those of a company by its people, the digest by the staff.

alter table private.optional_mails add column reader text not null default 'everybody' check (reader in ('everybody', 'company', 'staff'));
update private.optional_mails set reader = 'company' where kind in ('lead_reminder', 'job_date');
update private.optional_mails set reader = 'staff' where kind = 'staff_digest';

-- Which of the optional mails that can come to the caller are wanted: [{ kind, wanted }].
create or replace function public.mail_choices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  readers constant text[] := array['everybody']
    || case when exists (select from private.my_providers()) then '{company}'::text[] else '{}' end
    || case when private.is_staff() then '{staff}'::text[] else '{}' end;
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'wanted', private.wants_mail(o.kind, u.email)) order by o.kind), '[]')
            from auth.users as u cross join private.optional_mails as o where u.id = auth.uid() and o.reader = any (readers));
end
$$;
