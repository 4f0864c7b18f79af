-- From the first cell that a scorer types to the final table: presets, drafts, versions, adjustments, snapshots, disputes.

create table presets (
  id uuid primary key,
  name text not null,
  game text not null check (game in ('BGMI', 'PUBGM', 'FREE_FIRE')),
  -- Comes with the site; nobody changes it.
  is_delivered boolean not null default false,
  created_at timestamptz not null
);

-- What was scored by a version never changes: a change is a new one.
create table preset_versions (
  id uuid primary key,
  preset_id uuid not null references presets (id) on delete cascade,
  no integer not null check (no >= 1),
  name text not null,
  -- Points in tenths: `Preset` of the contract.
  rules jsonb not null,
  created_at timestamptz not null,
  unique (preset_id, no)
);

insert into presets (id, name, game, is_delivered, created_at) values
  ('00000000-0000-7000-8000-000000000010', 'BGMI 10', 'BGMI', true, '2026-01-01T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000015', 'BGMI 15', 'BGMI', true, '2026-01-01T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000020', 'PUBGM 20', 'PUBGM', true, '2026-01-01T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000012', 'Free Fire 12', 'FREE_FIRE', true, '2026-01-01T00:00:00Z');
insert into preset_versions (id, preset_id, no, name, rules, created_at)
select id, id, 1, name, rules::jsonb, created_at
from presets join (values
  ('BGMI 10', '{"placementX10": [100, 60, 50, 40, 30, 20, 10, 10], "elimX10": 10, "elimCap": null,
    "tieBreaks": ["wwcd", "placement_points", "elims", "latest_placement"], "labels": {"win": "WWCD", "elims": "Elims"}}'),
  ('BGMI 15', '{"placementX10": [150, 120, 100, 80, 60, 40, 20, 10, 10, 10, 10, 10], "elimX10": 10, "elimCap": null,
    "tieBreaks": ["wwcd", "placement_points", "elims", "latest_placement"], "labels": {"win": "WWCD", "elims": "Elims"}}'),
  ('PUBGM 20', '{"placementX10": [200, 140, 100, 80, 70, 60, 50, 40, 30, 20, 10, 10, 10, 10, 10, 10], "elimX10": 10, "elimCap": null,
    "tieBreaks": ["wwcd", "placement_points", "elims", "latest_placement"], "labels": {"win": "WWCD", "elims": "Elims"}}'),
  ('Free Fire 12', '{"placementX10": [120, 90, 80, 70, 60, 50, 40, 30, 20, 10], "elimX10": 10, "elimCap": null,
    "tieBreaks": ["wwcd", "elims", "latest_placement"], "labels": {"win": "Booyah", "elims": "Kills"}}')
) as delivered (name, rules) using (name);

alter table stages
  -- null: what the game is scored by where nobody chose.
  add column preset_version_id uuid references preset_versions (id),
  -- [{"from": 1, "to": 8, "leadsTo": "<stage>", "groups": ["A"]}, …]; empty: the ranks lead nowhere.
  add column bands jsonb not null default '[]',
  -- {"count": 96, "leadsTo": "<stage>"}
  add column best_of_rest jsonb,
  -- Points to start with, in tenths, by the rank in the stage before.
  add column head_start_x10 jsonb not null default '[]',
  add column scoring_version integer not null default 1,
  -- Who won a match-point final with which match, as far as it is known.
  add column champion_entry_id uuid references registrations (id) on delete set null,
  add column champion_match_no integer;

-- Until when a result can be disputed; set with the first version, and again with a correction in time.
alter table matches add column dispute_until timestamptz;

-- What is being entered. It may be wrong; publishing is what checks.
create table result_drafts (
  match_id uuid primary key references matches (id) on delete cascade,
  rows jsonb not null,
  version integer not null check (version >= 1),
  source text not null check (source in ('grid', 'tsv', 'observer')),
  -- Rows of the observer file that was loaded, to be compared with.
  observed jsonb,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null
);

-- Who has a draft open: seen a moment ago.
create table result_editors (
  match_id uuid not null references matches (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (match_id, user_id)
);

-- Names that a team was pasted under.
create table entry_aliases (
  entry_id uuid not null references registrations (id) on delete cascade,
  alias text not null,
  alias_key text not null,
  primary key (entry_id, alias_key)
);

-- Published results. Rows are added and never changed.
create table result_versions (
  id uuid primary key,
  match_id uuid not null references matches (id) on delete cascade,
  no integer not null check (no >= 1),
  preset_version_id uuid not null references preset_versions (id),
  -- Why there is another one; empty for the first.
  reason text not null,
  source text not null check (source in ('grid', 'tsv', 'observer')),
  -- The draft that it was made of; null where a stage was scored anew. One draft is published once.
  draft_version integer,
  published_by uuid references users (id) on delete set null,
  published_at timestamptz not null,
  unique (match_id, no),
  unique (match_id, draft_version),
  check (no = 1 or reason <> '')
);

create table result_rows (
  version_id uuid not null references result_versions (id) on delete cascade,
  -- What was published stays, whatever becomes of the entry.
  entry_id uuid not null references registrations (id) on delete no action deferrable initially deferred,
  status text not null check (status in ('played', 'absent', 'disqualified')),
  placement integer check (placement between 1 and 25),
  elims integer not null check (elims between 0 and 99),
  fielded integer not null check (fielded between 0 and 4),
  points_x10 integer not null,
  primary key (version_id, entry_id),
  unique (version_id, placement),
  check (
    case status
      when 'absent' then placement is null and elims = 0 and fielded = 0 and points_x10 = 0
      else placement is not null and fielded > 0
    end
  )
);
create index result_rows_by_entry on result_rows (entry_id);

-- Eliminations by player, where they are known. The name in the game is as it was.
create table result_player_elims (
  version_id uuid not null,
  entry_id uuid not null,
  player integer not null,
  user_id uuid references users (id) on delete set null,
  in_game_name text not null,
  elims integer not null check (elims between 0 and 999),
  primary key (version_id, entry_id, player),
  foreign key (version_id, entry_id) references result_rows (version_id, entry_id) on delete cascade
);
create index result_player_elims_by_user on result_player_elims (user_id);

-- What leaders photographed, beside the grid.
create table result_screenshots (
  match_id uuid not null references matches (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  image text not null,
  attached_by uuid references users (id) on delete set null,
  attached_at timestamptz not null,
  primary key (match_id, entry_id)
);

-- Points outside a match. Never changed, only revoked.
create table adjustments (
  id uuid primary key,
  stage_id uuid not null references stages (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  match_id uuid references matches (id) on delete cascade,
  points_x10 integer not null check (points_x10 <> 0),
  kind text not null check (kind in ('penalty', 'bonus', 'head_start', 'correction')),
  rule_ref text not null,
  reason text not null check (length(reason) >= 5),
  is_public boolean not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text not null default ''
);
create index adjustments_by_stage on adjustments (stage_id);

create table tie_rulings (
  id uuid primary key,
  stage_id uuid not null references stages (id) on delete cascade,
  -- In the order that they get.
  entry_ids jsonb not null,
  reason text not null check (length(reason) >= 5),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  -- When exactly these teams were no longer equal.
  dropped_at timestamptz
);
create index tie_rulings_by_stage on tie_rulings (stage_id);

-- What advancement and prizes read. Reopening a stage keeps it, finalising anew adds one.
create table stage_snapshots (
  id uuid primary key,
  stage_id uuid not null references stages (id) on delete cascade,
  no integer not null check (no >= 1),
  -- [{"group": null, "rows": […]}] with each row's destination.
  tables jsonb not null,
  finalised_by uuid references users (id) on delete set null,
  finalised_at timestamptz not null,
  -- Why an owner passed over unequal matches; empty where there was nothing to pass over.
  override_reason text not null,
  unique (stage_id, no)
);

create table disputes (
  id uuid primary key,
  match_id uuid not null references matches (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  kind text not null check (kind in ('result', 'cheating', 'teaming', 'roster', 'other')),
  text text not null check (length(text) between 20 and 1000),
  links jsonb not null,
  evidence jsonb not null default '[]',
  state text not null default 'open' check (state in ('open', 'answered', 'accepted', 'rejected', 'withdrawn')),
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  asked_entry_id uuid references registrations (id) on delete cascade,
  asked_answer text not null default '',
  asked_answered_at timestamptz,
  answer text not null default '',
  -- {"kind": "version", "versionNo": 2}, {"kind": "adjustment", "id": "…"}, {"kind": "disqualification", "id": "…"}
  outcome jsonb,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  check (jsonb_array_length(evidence) <= 5),
  check ((state = 'accepted') = (outcome is not null))
);
create unique index disputes_one_open on disputes (match_id, entry_id, kind) where state in ('open', 'answered');
create index disputes_by_entry on disputes (entry_id);

-- Which standings a tournament shows: `no` rises with every change of what they are made of.
create table standings_states (
  id uuid primary key references tournaments (id) on delete cascade,
  no integer not null,
  changed_at timestamptz not null
);

-- Standings are kept as they travel until this changes. Triggers, because many features write what standings show, and
-- one that forgot to say so would leave an old table standing. At the commit, so that nobody waits for anybody long.
create function standings_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  tournament uuid := case
    when changed ? 'tournament_id' then (changed ->> 'tournament_id')::uuid
    else (select tournament_id from stages where id = (changed ->> 'stage_id')::uuid)
  end;
begin
  insert into standings_states (id, no, changed_at)
  select tournaments.id, 1, now() from tournaments where tournaments.id = tournament
  on conflict (id) do update set no = standings_states.no + 1, changed_at = excluded.changed_at;
  return null;
end $$;
create constraint trigger standings_change after insert or delete or update on stages
  deferrable initially deferred for each row execute function standings_change();
create constraint trigger standings_change
  after insert or delete or update of state, published_version, no, map, starts_at, table_group_id on matches
  deferrable initially deferred for each row execute function standings_change();
create constraint trigger standings_change after insert or update on adjustments
  deferrable initially deferred for each row execute function standings_change();
create constraint trigger standings_change after insert or update on tie_rulings
  deferrable initially deferred for each row execute function standings_change();
create constraint trigger standings_change after update of state, team_name, team_logo on registrations
  deferrable initially deferred for each row
  when (old.state is distinct from new.state or old.team_name <> new.team_name or old.team_logo <> new.team_logo)
  execute function standings_change();
