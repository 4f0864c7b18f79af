-- An award finds its winner by hand or by the results, and has several where they are equal: `parts` of it each.
alter table prize_rules
  add column basis text not null default 'hand' check (basis in ('hand', 'player_elims', 'team_elims', 'wwcd')),
  add check (award <> '' or basis = 'hand');

create table prize_award_winners (
  rule_id uuid not null references prize_rules (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  -- Two players of one team that are equal take two.
  parts integer not null check (parts between 1 and 6),
  primary key (rule_id, entry_id)
);
create index prize_award_winners_by_entry on prize_award_winners (entry_id);

insert into prize_award_winners (rule_id, entry_id, parts)
select id, winner_entry_id, 1 from prize_rules where winner_entry_id is not null;

alter table prize_rules drop column winner_entry_id;
