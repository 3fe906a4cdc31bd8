-- Companies write no tables any more: each of their acts is a function that checks it.

drop policy "own company is editable" on public.providers;
revoke update on public.providers from authenticated;
revoke update (trade_name, primary_category, tagline_en, tagline_fr, description_en, description_fr, established, employees,
               city, province, lat, lng, service_radius_km, public_phone, website, response_time, accepting_work, away_until,
               languages) on public.providers from authenticated;

do $$
declare
  listed text;
begin
  foreach listed in array '{provider_services,provider_areas,portfolio_items,provider_testimonials}'::text[] loop
    execute format('drop policy "own lists grow" on public.%I', listed);
    execute format('drop policy "own lists are editable" on public.%I', listed);
    execute format('drop policy "own lists shrink" on public.%I', listed);
    execute format('revoke insert, update, delete on public.%I from authenticated', listed);
  end loop;
end
$$;

drop policy "own company claims" on public.credentials;
revoke insert (id, provider_id, kind, jurisdiction, number, expires_on) on public.credentials from authenticated;

drop policy "own private data is editable" on public.provider_private;
revoke update (legal_name, business_number, gst_number, qst_number, billing_email) on public.provider_private from authenticated;

drop policy "owners remove members, members leave" on public.provider_members;
revoke delete on public.provider_members from authenticated;
revoke execute on function private.editable_providers(text[]) from authenticated;
