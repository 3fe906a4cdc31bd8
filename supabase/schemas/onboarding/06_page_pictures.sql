-- The projects, the logo and the hours of a live page, as parts of what is drafted and published together (07_page_draft.sql).

-- Whether a picture of this kind is there for the company.
create function private.has_picture(provider uuid, kind text, name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.company_files as f
                  where f.name = has_picture.name and f.provider_id = has_picture.provider and f.kind = has_picture.kind and f.stored_at is not null)
$$;

-- Makes these the projects of the page, in their order: [{ id, title_en, title_fr?, description_en?, description_fr?, image, alt_en, alt_fr?,
-- completed_on? }], 24 at most. Each shows a picture that is there and says in words what it shows, in French too where it serves Quebec.
create function private.write_projects(p public.providers, projects jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  listed constant jsonb := case when jsonb_typeof(projects) = 'array' then projects else '[]' end;
  entry jsonb;
  shown public.portfolio_items;
  written public.portfolio_items[] := '{}';
  needs_french constant boolean := private.served_in_quebec(p.id) is not null;
begin
  if jsonb_array_length(listed) > 24 then
    perform private.refuse('projects', 'A page shows up to 24 projects', 'Take an older one off first.');
  end if;
  for entry in select e.value from jsonb_array_elements(listed) with ordinality as e (value, n) order by e.n loop
    shown.id := private.clean_uuid(entry ->> 'id', 'id', 'The id of the project');
    shown.provider_id := p.id;
    shown.title_en := private.needed(private.clean_text(entry ->> 'title_en', 120, 'title_en', 'The title'), 'title_en', 'The title');
    shown.title_fr := private.clean_text(entry ->> 'title_fr', 120, 'title_fr', 'The title');
    shown.description_en := coalesce(private.clean_text(entry ->> 'description_en', 2000, 'description_en', 'The text', true), '');
    shown.description_fr := private.clean_text(entry ->> 'description_fr', 2000, 'description_fr', 'The text', true);
    shown.image_path := coalesce(entry ->> 'image', '');
    shown.alt_en := private.needed(private.clean_text(entry ->> 'alt_en', 300, 'alt_en', 'What the picture shows'), 'alt_en', 'What the picture shows');
    shown.alt_fr := private.clean_text(entry ->> 'alt_fr', 300, 'alt_fr', 'What the picture shows');
    shown.completed_on := private.clean_past_day(entry ->> 'completed_on', 'completed_on');
    shown.position := coalesce(cardinality(written), 0);
    if private.holds_link(shown.title_en) or private.holds_link(shown.title_fr) then
      perform private.refuse(case when private.holds_link(shown.title_en) then 'title_en' else 'title_fr' end, 'A title cannot be a link',
        'Write it without a web or email address.');
    elsif needs_french and shown.title_fr is null then
      perform private.refuse('title_fr', 'The title is missing in French', 'The page of a company that works in Quebec says it in French too.');
    elsif needs_french and shown.alt_fr is null then
      perform private.refuse('alt_fr', 'What the picture shows is missing in French', 'The page of a company that works in Quebec says it in French too.');
    elsif exists (select from public.portfolio_items as i where i.id = shown.id and i.provider_id <> p.id) then
      raise exception using errcode = 'PT409', message = 'This id belongs to another project', hint = 'Reload the page and enter it again.';
    elsif not private.has_picture(p.id, 'portfolio', shown.image_path)
          and not exists (select from public.portfolio_items as i where i.provider_id = p.id and i.id = shown.id and i.image_path = shown.image_path) then
      perform private.refuse('image', 'The photo is missing', 'Add it again.');
    elsif exists (select from unnest(written) as w where w.id = shown.id) then
      perform private.refuse('projects', 'A project is listed twice', 'Reload the page and write it again.');
    end if;
    written := written || shown;
  end loop;
  delete from public.portfolio_items as i where i.provider_id = p.id;
  insert into public.portfolio_items select (w).* from unnest(written) as w;
end
$$;

-- A day that is not ahead; null for none. Raises PT422.
create function private.clean_past_day(given text, field text) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date;
begin
  if coalesce(btrim(given), '') = '' then
    return null;
  end if;
  begin
    day := case when btrim(given) ~ '^\d{4}-\d\d-\d\d$' then btrim(given)::date end;
  exception when others then
    day := null;
  end;
  if day is null then
    perform private.refuse(clean_past_day.field, 'That is not a day', 'Write it like 2026-05-31.');
  elsif day > private.canada_today() or day < '1900-01-01' then
    perform private.refuse(clean_past_day.field, 'That day is not over yet', 'Enter when the work was finished.');
  end if;
  return day;
end
$$;

-- Makes this picture the logo of the company; none takes it away.
create function private.write_logo(p public.providers, logo text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if logo is not null and logo is distinct from p.logo_path and not private.has_picture(p.id, 'logo', logo) then
    perform private.refuse('logo', 'The logo is gone', 'Add it again.');
  end if;
  update public.providers as known set logo_path = write_logo.logo where known.id = p.id;
end
$$;

-- Makes these the hours of the company; none says nothing about them.
create function private.write_hours(p public.providers, hours jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  said constant jsonb := nullif(hours, 'null');
begin
  if said is not null and not private.is_hours(said) then
    perform private.refuse('hours', 'These are not the hours of a week', 'Each day that is not closed opens before it closes.');
  end if;
  update public.providers as known set hours = said where known.id = p.id;
end
$$;

revoke execute on function private.has_picture(uuid, text, text), private.write_projects(public.providers, jsonb),
  private.clean_past_day(text, text), private.write_logo(public.providers, text), private.write_hours(public.providers, jsonb)
  from public, anon, authenticated;
