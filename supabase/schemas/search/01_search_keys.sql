-- How text is searched: keys without case, without accents, and in pieces.

-- One field as it is searched: composed characters, lower case, without the separator that keeps fields apart.
create function private.search_key(field text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(lower(normalize(field, NFC)), chr(31), '')
$$;

-- The same without accents: 'montréal' becomes 'montreal'.
create function private.fold(key text) returns text
language sql stable strict parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, key))
$$;

-- All single characters and pairs within the fields of a key, for terms too short for trigrams. The cost keeps the planner
-- from computing it for many rows instead of looking into its index: that would take seconds where the index takes
-- milliseconds.
create function private.grams(key text) returns text[]
language sql immutable strict parallel safe cost 100000 set search_path = '' as $$
  select array(
    select distinct gram
      from (select substr(key, i, 1) as gram from generate_series(1, length(key)) as i
            union all
            select substr(key, i, 2) from generate_series(1, length(key) - 1) as i) as pieces
     where strpos(gram, chr(31)) = 0)
$$;

-- The words of a folded text that tell what somebody looks for, without the ending of a plural; not the small ones, nor those
-- with which people ask for anything ("best", "near me", "je cherche").
create function private.telling_words(folded text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array(
    select regexp_replace(word, '(?<=..)[sx]$', '')
      from regexp_split_to_table(folded, '[^[:alnum:]]+') with ordinality as listed (word, place)
     where length(word) > 1 and word <> all (
       '{an,and,are,around,at,be,by,can,company,companies,do,does,find,fix,fixed,fixing,for,from,get,help,hire,in,install,installation,installer,
         is,it,keep,keeps,looking,me,my,near,nearby,need,needs,no,not,of,on,or,our,out,replace,replacement,same,service,services,some,somebody,
         someone,that,the,this,to,today,tonight,want,we,went,who,will,with,working,you,your,
         affordable,best,certified,cheap,cost,emergency,estimate,expert,fast,good,great,hour,hours,insured,licensed,local,price,prices,
         professional,professionals,quick,quote,quotes,reliable,top,urgent,area,city,
         ai,au,aux,avec,besoin,ce,cet,cette,chez,cherche,chercher,dans,de,des,du,elle,en,entreprise,entreprises,est,et,faut,il,je,la,le,les,ma,
         me,mes,moi,mon,ne,nous,ou,par,pas,plus,pour,pres,proche,qu,quelqu,qui,que,sans,soir,son,sur,trouver,un,une,vous,votre,
         agree,bon,bonne,cher,certifie,certifies,fiable,licencie,meilleur,meilleure,meilleurs,meilleures,panne,prix,professionnel,
         professionnels,rapide,remplacement,remplacer,reparer,soumission,soumissions,urgence,urgent,urgente,installateur,installer,region,ville}'::text[])
     order by place)
$$;

-- The telling words of a folded text as one phrase, to be compared with others.
create function private.phrase_key(folded text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(word, ' ' order by place), '') from unnest(private.telling_words(folded)) with ordinality as listed (word, place)
$$;

revoke execute on function private.search_key(text), private.fold(text), private.grams(text), private.telling_words(text), private.phrase_key(text)
  from public, anon, authenticated;
