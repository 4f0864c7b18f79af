-- Every one, two and three letters that follow each other in a text, in lower case: what an index of texts
-- that are searched by any part is made of. pg_trgm would need three letters, and takes for letters only
-- what the locale of the database calls so. The cost is real: it keeps the planner from working it out for
-- each row of a table when it can ask the index.
create or replace function letter_groups(value text) returns text[]
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  letters constant text[] := string_to_array(lower(value), null);
  groups text[] := '{}';
begin
  for at in 1 .. cardinality(letters) loop
    groups := groups || letters[at] || (letters[at] || letters[at + 1])
      || (letters[at] || letters[at + 1] || letters[at + 2]);
  end loop;
  return array_remove(groups, null);
end $$;

-- The longest of these groups: whatever contains a text has all of them.
create or replace function searched_letter_groups(value text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  letters constant text[] := string_to_array(lower(value), null);
begin
  return case
    when cardinality(letters) < 3 then array_remove(array[array_to_string(letters, '')], '')
    else array(
      select letters[at] || letters[at + 1] || letters[at + 2]
      from generate_series(1, cardinality(letters) - 2) at
    )
  end;
end $$;

-- Written at once: a list of what is still to be sorted in would be read by every search.
create index users_name_letters on users using gin (letter_groups(name)) with (fastupdate = off);
create index users_email_letters on users using gin (letter_groups(email)) with (fastupdate = off);
create index teams_name_letters on teams using gin (letter_groups(name)) with (fastupdate = off);
