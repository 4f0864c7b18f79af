-- Posters have a place that an organiser gives them, and may be shown from and until a moment.
alter table posters
  add column place integer,
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add column version integer not null default 1,
  add constraint posters_shown_for_a_while check (shown_until > shown_from);

update posters set place = numbered.place
from (select id, row_number() over (order by id) as place from posters) as numbered
where numbered.id = posters.id;

alter table posters alter column place set not null;
