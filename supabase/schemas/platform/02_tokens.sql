-- Secrets of links: the link has the token, the database its hash.

create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_')
$$;

-- Null for what is no token.
create function private.token_hash(token text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if token !~ '^[A-Za-z0-9_-]{43}$' then
    return null;
  end if;
  return encode(sha256(convert_to(token, 'UTF8')), 'hex');
end
$$;

revoke execute on function private.new_token(), private.token_hash(text) from public, anon, authenticated;
