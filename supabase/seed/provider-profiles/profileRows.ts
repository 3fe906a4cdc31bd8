import { insert, literal, seedId, type SqlValue } from '../sql.ts';
import { priceOf } from '../trade-facts/priceOf.ts';
import { factsByTrade } from '../trade-facts/factsByTrade.ts';
import { artAlts } from './artAlts.ts';
import type { ProviderProfile } from './ProviderProfile.ts';

type Row = readonly SqlValue[];

const idOf = (profile: Pick<ProviderProfile, 'index'>) => seedId(`service ${profile.index}`);
const values = (rows: readonly Row[]) => rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n');
/** The French text of a company that has one. */
const french = (profile: ProviderProfile, text: string) => (profile.french ? text : null);

/** What a company says about itself; French is left out where it has none. */
export interface AboutSeed {
  index: number;
  tagline: readonly [english: string, french: string | null];
  description: readonly [english: string, french: string | null];
  established: number;
  employees: string;
  phone: string | null;
}

/** What the companies say about themselves. A company that was edited since keeps its words. */
export const aboutRows = (profiles: readonly AboutSeed[]) => `update public.providers as p
   set tagline_en = v.tagline_en, tagline_fr = v.tagline_fr, description_en = v.description_en, description_fr = v.description_fr,
       established = v.established::smallint, employees = v.employees, public_phone = v.phone,
       languages = case when v.tagline_fr is null then p.languages when p.province = 'QC' then array['fr', 'en'] else array['en', 'fr'] end
  from (values
${values(
  profiles.map((profile) => [
    idOf(profile),
    ...profile.tagline,
    ...profile.description,
    profile.established,
    profile.employees,
    profile.phone,
  ]),
)}
  ) as v (id, tagline_en, tagline_fr, description_en, description_fr, established, employees, phone)
 where p.id = v.id::uuid and p.tagline_en is null;
`;

/** Checked in the months before the seed is loaded and running for more than a year; a lapsed one ran out last month. */
export const licenceRows = (profiles: readonly Pick<ProviderProfile, 'index' | 'licences' | 'lapsed'>[]) => `insert into public.credentials
  (id, provider_id, kind, jurisdiction, number, issuer, issuer_fr, source_url, status, checked_at, expires_on)
select v.id::uuid, v.provider_id::uuid, v.kind, v.jurisdiction, v.number, v.issuer, v.issuer_fr, v.source,
       case when v.days < 0 then 'expired' else 'verified' end, now() - v.age * interval '1 day', current_date + v.days
  from (values
${values(
  profiles.flatMap((profile) =>
    profile.licences.map((licence, at): Row => {
      const { kind, jurisdiction, number, issuer, source } = licence;
      const days = profile.lapsed ? -30 : 400 + ((profile.index * 37 + at * 91) % 300);
      return [
        seedId(`licence ${profile.index} ${kind}`),
        idOf(profile),
        kind,
        jurisdiction,
        number,
        ...issuer,
        source,
        days,
        20 + ((profile.index * 13) % 150),
      ];
    }),
  ),
)}
  ) as v (id, provider_id, kind, jurisdiction, number, issuer, issuer_fr, source, days, age)
on conflict do nothing;
`;

/** The positions of lists are checked late, which rules out a bare `on conflict`: these rows are known by their key. */
const insertList = (table: string, key: string, columns: string, rows: readonly Row[]) =>
  insert(table, columns, rows).replace(/on conflict do nothing;\n$/, `on conflict (${key}) do nothing;\n`);

/** The full profiles as SQL. Every text of a company without French is English alone. */
export function profileRows(profiles: readonly ProviderProfile[]): string {
  const listed = <T>(
    list: (profile: ProviderProfile) => readonly T[],
    row: (item: T, profile: ProviderProfile, at: number) => Row,
  ): Row[] => profiles.flatMap((profile) => list(profile).map((item, at) => [idOf(profile), at, ...row(item, profile, at)]));
  return [
    aboutRows(
      profiles.map((profile) => ({
        ...profile,
        tagline: [profile.tagline[0], french(profile, profile.tagline[1])],
        description: [profile.description[0], french(profile, profile.description[1])],
      })),
    ),
    licenceRows(profiles),
    insertList(
      'provider_services',
      'id',
      'provider_id, position, id, name_en, name_fr, price_cents, price_unit',
      listed(
        ({ services }) => services,
        (name, { index, trade }, at) => {
          const item = factsByTrade.get(trade)!.menu.find(([english]) => english === name[0])!;
          return [seedId(`provider service ${index} ${at}`), ...name, priceOf(index, item), item[3] ?? null];
        },
      ),
    ),
    insertList(
      'provider_areas',
      'provider_id, area',
      'provider_id, position, area, fsa_prefixes',
      listed(
        ({ areas }) => areas,
        ([area, prefixes]) => [area, prefixes.split(' ')],
      ),
    ),
    insertList(
      'portfolio_items',
      'id',
      'provider_id, position, id, title_en, title_fr, description_en, description_fr, image_path, alt_en, alt_fr, completed_on',
      listed(
        ({ projects }) => projects,
        ({ title, text, art, completedOn }, profile, at) => [
          seedId(`project ${profile.index} ${at}`),
          title[0],
          french(profile, title[1]),
          text[0],
          french(profile, text[1]),
          `art:${art}`,
          ...artAlts[art]!,
          completedOn,
        ],
      ),
    ),
    insertList(
      'provider_testimonials',
      'id',
      'provider_id, position, id, name, project_en, project_fr, rating, text_en, text_fr',
      listed(
        ({ testimonials }) => testimonials,
        ({ name, project, rating, text }, profile, at) => [
          seedId(`testimonial ${profile.index} ${at}`),
          name,
          project[0],
          french(profile, project[1]),
          rating,
          text[0],
          french(profile, text[1]),
        ],
      ),
    ),
    insert(
      'subscriptions',
      'provider_id, plan_id',
      profiles.filter(({ plan }) => plan !== 'starter').map((profile) => [idOf(profile), profile.plan]),
    ),
  ].join('\n');
}
