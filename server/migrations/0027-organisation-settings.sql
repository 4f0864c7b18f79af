-- What the owner changed of the organisation, section by section, over the values of the file. A section that
-- went back to them keeps its row, so that its version never names two states.
create table organisation_settings (
  id text primary key,
  version integer not null check (version > 0),
  overrides jsonb check (jsonb_typeof(overrides) = 'object'),
  changed_at timestamptz not null
);
