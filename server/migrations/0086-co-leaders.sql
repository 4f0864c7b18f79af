-- One member who may do what the leader does, but delete the team or hand it over.
alter table teams add column co_leader_id uuid references users (id) on delete set null;
alter table teams add check (co_leader_id <> leader_id);
