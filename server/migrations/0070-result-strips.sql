-- Columns of numbers of a match's result screen, kept for a labelled set. What was entered is the result itself.

create table result_strips (
  match_id uuid primary key references matches (id) on delete cascade,
  image text not null,
  rows smallint not null,
  kept_at timestamptz not null
);
