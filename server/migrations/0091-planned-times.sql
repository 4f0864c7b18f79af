-- The times as the form or a copy planned them. The columns beside them say what holds: hosts and outages move those.
alter table tournaments
  add column planned_reg_opens_at timestamptz,
  add column planned_reg_closes_at timestamptz,
  add column planned_checkin_opens_at timestamptz,
  add column planned_checkin_closes_at timestamptz,
  -- Until when an outage keeps the check-in of a later day open.
  add column daily_checkin_closes_at timestamptz;

update tournaments set
  planned_reg_opens_at = reg_opens_at,
  planned_reg_closes_at = reg_closes_at,
  planned_checkin_opens_at = checkin_opens_at,
  planned_checkin_closes_at = checkin_closes_at;

-- Moved to where nobody can plan it: the usual check-in.
update tournaments set
  planned_checkin_opens_at = first_match_at - interval '60 minutes',
  planned_checkin_closes_at = first_match_at - interval '25 minutes'
where checkin_opens_at < first_match_at - interval '180 minutes'
  or checkin_opens_at > first_match_at - interval '15 minutes'
  or checkin_closes_at > first_match_at - interval '10 minutes';
