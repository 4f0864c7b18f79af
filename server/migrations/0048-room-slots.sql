-- Once a draw is published, a team's slot is its slot in the room; the number of its entry stays what it is.
alter table tournaments add column drawn_at timestamptz;
alter table registrations add column room_slot smallint check (room_slot between 1 and 25);

alter table stage_draws
  drop constraint stage_draws_method_check,
  add constraint stage_draws_method_check check (method in ('random', 'snake', 'manual', 'registration'));

with published as (
  select distinct on (placed.entry_id) placed.entry_id, stages.tournament_id, draw.published_at,
    coalesce((
      select line.room_slot from match_entries line join matches on matches.id = line.match_id
      where line.entry_id = placed.entry_id and matches.draw_id = draw.id and matches.state not in ('void', 'cancelled')
      order by matches.published_version is not null, matches.starts_at limit 1
    ), placed.room_slot) as room_slot
  from group_entries placed
  join stage_draws draw on draw.id = placed.draw_id and draw.published_at is not null
  join stages on stages.id = draw.stage_id
  where placed.to_match_no is null
  order by placed.entry_id, draw.published_at desc
), drawn as (
  update tournaments set drawn_at = first_at
  from (select tournament_id, min(published_at) as first_at from published group by tournament_id) draws
  where tournaments.id = draws.tournament_id
)
update registrations set room_slot = published.room_slot from published where registrations.id = published.entry_id;
