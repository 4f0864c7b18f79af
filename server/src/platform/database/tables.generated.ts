// Written by schema.test.ts from server/migrations; not by hand.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** May be larger than a number of JavaScript: read as text. */
type BigCount = ColumnType<string, string | number, string | number>;
type MadeCount = ColumnType<string, string | number | undefined, string | number>;
/** JSON that the database fills in where it is left out. */
type MadeJson<Value> = ColumnType<Value, string | undefined, string>;

export interface Tables {
  adjustments: {
    id: string;
    stage_id: string;
    entry_id: string;
    match_id: string | null;
    points_x10: number;
    kind: ColumnTypes['adjustments']['kind'];
    rule_ref: string;
    reason: string;
    is_public: boolean;
    created_by: string | null;
    created_at: Date;
    revoked_at: Date | null;
    revoke_reason: Generated<string>;
  };
  applications: {
    id: string;
    user_id: string;
    name: string;
    contact: string;
    discord: string;
    age: number;
    position: ColumnTypes['applications']['position'];
    other_position: string;
    experience: string;
    motivation: string;
    availability: string;
    status: Generated<ColumnTypes['applications']['status']>;
    created_at: Date;
  };
  audit_log: {
    id: string;
    at: Date;
    actor_id: string | null;
    actor_name: string;
    action: string;
    subject: string;
    before: JSONColumnType<ColumnTypes['audit_log']['before']> | null;
    after: JSONColumnType<ColumnTypes['audit_log']['after']> | null;
    tournament_id: string | null;
  };
  authenticators: {
    user_id: string;
    secret: string;
    confirmed_at: Date | null;
    last_step: MadeCount;
  };
  bans: {
    id: string;
    user_id: string | null;
    game_id_key: string | null;
    team_id: string | null;
    subject_name: string;
    kind: ColumnTypes['bans']['kind'];
    scope: ColumnTypes['bans']['scope'];
    state: ColumnTypes['bans']['state'];
    reason: string;
    days: number | null;
    for_good: boolean;
    starts_at: Date | null;
    ends_at: Date | null;
    created_at: Date;
    proposed_by: string | null;
    decided_by: string | null;
    decided_at: Date | null;
    lift_reason: Generated<string>;
    appeal: Generated<string>;
    appeal_state: ColumnTypes['bans']['appeal_state'] | null;
    appealed_at: Date | null;
    appeal_answer: Generated<string>;
    appeal_answered_by: string | null;
  };
  challenges: {
    challenge_hash: Uint8Array;
    purpose: ColumnTypes['challenges']['purpose'];
    bound_to: Uint8Array;
    expires_at: Date;
  };
  chat_member_counts: {
    day: string;
    members: number;
  };
  check_ins: {
    entry_id: string;
    day: string;
    by_user_id: string | null;
    at: Date;
  };
  discord_commands: {
    application_id: string;
    hash: string;
    registered_at: Date;
  };
  discord_events: {
    tournament_id: string;
    event_id: string;
    state: ColumnTypes['discord_events']['state'];
    hash: string;
  };
  discord_interactions: {
    id: string;
    received_at: Date;
    answer: JSONColumnType<ColumnTypes['discord_interactions']['answer']> | null;
  };
  discord_posts: {
    tournament_id: string;
    kind: ColumnTypes['discord_posts']['kind'];
    about: string;
    channel_id: string;
    message_id: string;
    hash: string;
    changed_at: Date;
  };
  disputes: {
    id: string;
    match_id: string;
    entry_id: string;
    kind: ColumnTypes['disputes']['kind'];
    text: string;
    links: JSONColumnType<ColumnTypes['disputes']['links']>;
    evidence: MadeJson<ColumnTypes['disputes']['evidence']>;
    state: Generated<ColumnTypes['disputes']['state']>;
    opened_by: string | null;
    opened_at: Date;
    asked_entry_id: string | null;
    asked_answer: Generated<string>;
    asked_answered_at: Date | null;
    answer: Generated<string>;
    outcome: JSONColumnType<ColumnTypes['disputes']['outcome']> | null;
    decided_by: string | null;
    decided_at: Date | null;
  };
  email_changes: {
    id: string;
    user_id: string;
    old_email: string;
    new_email: string;
    asked_at: Date;
    confirm_hash: Uint8Array | null;
    changed_at: Date | null;
    undo_hash: Uint8Array | null;
    undone_at: Date | null;
  };
  email_tokens: {
    id: string;
    token_hash: Uint8Array | null;
    user_id: string;
    purpose: ColumnTypes['email_tokens']['purpose'];
    expires_at: Date;
    used_at: Date | null;
    name: string | null;
    password_hash: string | null;
    profile: string | null;
  };
  entry_aliases: {
    entry_id: string;
    alias: string;
    alias_key: string;
  };
  game_id_claims: {
    id: string;
    game_id: string;
    claimant_id: string;
    holder_id: string | null;
    reason: string;
    state: ColumnTypes['game_id_claims']['state'];
    made_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
    answer: Generated<string>;
  };
  game_maps: {
    game: ColumnTypes['game_maps']['game'];
    name: string;
    recall: boolean;
    position: number;
  };
  group_entries: {
    id: string;
    draw_id: string;
    group_id: string;
    entry_id: string;
    room_slot: number | null;
    place: number;
    from_match_no: Generated<number>;
    to_match_no: number | null;
  };
  groups: {
    id: string;
    draw_id: string;
    letter: string;
  };
  guest_claims: {
    entry_id: string;
    user_id: string;
    team_name: string;
    asked_at: Date;
    refused_at: Date | null;
  };
  guest_devices: {
    id: string;
    entry_id: string;
    mark_hash: Uint8Array;
    key_hash: Uint8Array | null;
    name: string;
    first_at: Date;
    last_at: Date;
    wrong: Generated<number>;
    rests_until: Date | null;
    game_id_key: string | null;
  };
  guest_entries: {
    entry_id: string;
    captain: Uint8Array | null;
    link_hash: Uint8Array | null;
    link_sealed: Uint8Array | null;
    rests: Generated<boolean>;
    claimed_by: string | null;
    claimed_at: Date | null;
    was_opened: Generated<boolean>;
    captain_mail: Uint8Array | null;
    captain_phone: Uint8Array | null;
  };
  guest_import_entries: {
    import_id: string;
    entry_id: string;
  };
  guest_imports: {
    id: string;
    tournament_id: string;
    by_user_id: string | null;
    at: Date;
  };
  guest_looks: {
    room_id: string;
    entry_id: string;
    device: string;
    mark_hash: Uint8Array;
    at: Date;
  };
  guest_tries: {
    entry_id: string;
    device_id: string;
    at: Date;
  };
  join_requests: {
    id: string;
    team_id: string;
    user_id: string;
    asked_by: ColumnTypes['join_requests']['asked_by'];
    text: string;
    asked_at: Date;
    declined_at: Date | null;
  };
  judged_players: {
    team_id: string;
    team_name_key: string;
    user_id: string | null;
    game_id_key: string;
  };
  kept_pictures: {
    path: string;
    unused_since: Date | null;
  };
  known_devices: {
    user_id: string;
    mark_hash: Uint8Array;
    last_seen_at: Date;
  };
  ladder_moves: {
    id: string;
    team_id: string | null;
    team_name: string;
    from_tier: ColumnTypes['ladder_moves']['from_tier'] | null;
    to_tier: ColumnTypes['ladder_moves']['to_tier'] | null;
    kind: ColumnTypes['ladder_moves']['kind'];
    week: string | null;
    reason: string;
    decided_by: string | null;
    at: Date;
  };
  ladder_places: {
    team_id: string;
    tier: ColumnTypes['ladder_places']['tier'];
    since: Date;
  };
  lobby_role_wearers: {
    role_id: string;
    discord_id: string;
  };
  lobby_roles: {
    stage_id: string;
    letter: string;
    role_id: string;
    made_at: Date;
  };
  mail_days: {
    day: string;
    sent: Generated<number>;
    held: Generated<number>;
  };
  match_entries: {
    match_id: string;
    entry_id: string;
    room_slot: number;
    group_letter: string;
  };
  matches: {
    id: string;
    tournament_id: string;
    stage_id: string;
    draw_id: string;
    table_group_id: string | null;
    group_letters: JSONColumnType<ColumnTypes['matches']['group_letters']>;
    no: number;
    attempt: Generated<number>;
    replay_of: string | null;
    map: string;
    recall: boolean;
    starts_at: Date;
    state: Generated<ColumnTypes['matches']['state']>;
    state_reason: Generated<string>;
    released_at: Date | null;
    started_at: Date | null;
    ended_at: Date | null;
    published_version: number | null;
    slots_version: Generated<number>;
    slots_changed_at: Date;
    asks: ColumnTypes['matches']['asks'] | null;
    version: Generated<number>;
    created_at: Date;
    dispute_until: Date | null;
  };
  notice_preferences: {
    user_id: string;
    team_mail: boolean;
    team_discord: boolean;
    tournament_mail: boolean;
    tournament_discord: boolean;
    staff_mail: boolean;
    staff_discord: boolean;
    match_mail: Generated<boolean>;
    match_discord: Generated<boolean>;
  };
  notification_events: {
    id: string;
    title: string;
    type: ColumnTypes['notification_events']['type'];
    is_by_staff: boolean;
    actor_id: string | null;
    about: string | null;
    created_at: Date;
    audience: Generated<string>;
    planned_for: Date | null;
    said: JSONColumnType<ColumnTypes['notification_events']['said']> | null;
  };
  notification_receipts: {
    notification_id: string;
    user_id: string;
    seen_at: Date | null;
    deleted_at: Date | null;
  };
  notifications: {
    id: string;
    title: string;
    description: string;
    image: string;
    type: ColumnTypes['notifications']['type'];
    link: string;
    recipient_id: string | null;
    created_at: Date;
    event_id: string;
    kind: string | null;
    mailed_at: Date | null;
    is_mail_held: Generated<boolean>;
  };
  oauth_states: {
    state_hash: Uint8Array;
    purpose: ColumnTypes['oauth_states']['purpose'];
    browser_hash: Uint8Array;
    user_id: string | null;
    expires_at: Date;
  };
  organisation_settings: {
    id: string;
    version: number;
    overrides: JSONColumnType<ColumnTypes['organisation_settings']['overrides']> | null;
    changed_at: Date;
  };
  overlay_frames: {
    tournament_id: string;
    stamp: string;
    at: Date;
    content: JSONColumnType<ColumnTypes['overlay_frames']['content']>;
  };
  overlay_tokens: {
    id: string;
    tournament_id: string;
    name: string;
    token_hash: Uint8Array;
    delay_s: number;
    created_at: Date;
    revoked_at: Date | null;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: BigCount;
    transports: Generated<string[]>;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  payee_details: {
    user_id: string;
    sealed: Uint8Array;
    changed_at: Date;
  };
  payment_requests: {
    tournament_id: string;
    asked_at: Date;
  };
  payouts: {
    id: string;
    tournament_id: string;
    entry_id: string | null;
    team_name: string;
    slot: number | null;
    rank: number | null;
    award: Generated<string>;
    payee_id: string | null;
    gross_paise: BigCount;
    withheld_paise: MadeCount;
    net_paise: BigCount;
    state: ColumnTypes['payouts']['state'];
    method: ColumnTypes['payouts']['method'] | null;
    reference: Generated<string>;
    proof: Generated<string>;
    note: Generated<string>;
    due_at: Date;
    paid_at: Date | null;
    approved_by: string | null;
    paid_by: string | null;
    version: Generated<number>;
    created_at: Date;
  };
  pending_owners: {
    email: string;
    created_at: Generated<Date>;
  };
  planned_notifications: {
    id: string;
    title: string;
    description: string;
    image: string;
    type: ColumnTypes['planned_notifications']['type'];
    link: string;
    recipients: ColumnTypes['planned_notifications']['recipients'];
    recipient_id: string | null;
    tournament_id: string | null;
    checked_in_only: Generated<boolean>;
    leaders_only: Generated<boolean>;
    send_at: Date;
    planned_by: string | null;
    version: Generated<number>;
    created_at: Date;
  };
  player_aliases: {
    game_id_key: string;
    alias: string;
    alias_key: string;
    kept_at: Date;
  };
  player_searches: {
    user_id: string;
    text: string;
    posted_at: Date;
  };
  posters: {
    id: string;
    image: string;
    text_one: string;
    text_two: string;
    text: string;
    button_name: string;
    button_link: string;
    created_at: Date;
    place: number;
    shown_from: Date | null;
    shown_until: Date | null;
    version: Generated<number>;
  };
  preset_versions: {
    id: string;
    preset_id: string;
    no: number;
    name: string;
    rules: JSONColumnType<ColumnTypes['preset_versions']['rules']>;
    created_at: Date;
  };
  presets: {
    id: string;
    name: string;
    game: ColumnTypes['presets']['game'];
    is_delivered: Generated<boolean>;
    created_at: Date;
    is_default: Generated<boolean>;
  };
  prize_award_winners: {
    rule_id: string;
    entry_id: string;
    parts: number;
  };
  prize_rules: {
    id: string;
    tournament_id: string;
    position: number;
    from_rank: number | null;
    to_rank: number | null;
    award: Generated<string>;
    amount_paise: BigCount;
    basis: Generated<ColumnTypes['prize_rules']['basis']>;
  };
  prize_tax: {
    is_only: Generated<boolean>;
    rate_bp: number;
    above_paise: BigCount;
    chosen_by: string | null;
    chosen_at: Date;
  };
  push_subscriptions: {
    id: string;
    session_hash: Uint8Array;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
  };
  read_cards: {
    match_id: string;
    entry_id: string;
    reader: number;
    size: string;
    picture: string | null;
    rank: number | null;
    is_blind: boolean;
    cells: JSONColumnType<ColumnTypes['read_cards']['cells']>;
    read_at: Date;
  };
  recovery_codes: {
    user_id: string;
    code_hash: Uint8Array;
  };
  refused_addresses: {
    email: string;
    reason: string;
    refused_at: Date;
  };
  registration_players: {
    registration_id: string;
    tournament_id: string;
    position: number;
    user_id: string | null;
    name: string;
    in_game_name: string;
    in_game_id: string;
    in_game_id_key: string;
    in_game_role: string;
    discord_id: string;
    holds: Generated<boolean>;
    by_link: Generated<boolean>;
  };
  registrations: {
    id: string;
    tournament_id: string;
    team_id: string;
    slot: number | null;
    team_name: string;
    team_logo: string;
    leader_email: string;
    leader_discord_id: string;
    leader_discord_username: string;
    registered_at: Date;
    state: Generated<ColumnTypes['registrations']['state']>;
    queue_no: number | null;
    skip_reason: Generated<string>;
    state_reason: Generated<string>;
    withdraw_asked_at: Date | null;
    withdraw_reason: Generated<string>;
    declarations: MadeJson<ColumnTypes['registrations']['declarations']>;
    reserved: Generated<boolean>;
    replaces_id: string | null;
    answers_id: string | null;
    room_slot: number | null;
    guest: ColumnTypes['registrations']['guest'] | null;
    was_named: Generated<string>;
    renamed_at: Date | null;
  };
  result_drafts: {
    match_id: string;
    rows: JSONColumnType<ColumnTypes['result_drafts']['rows']>;
    version: number;
    source: ColumnTypes['result_drafts']['source'];
    observed: JSONColumnType<ColumnTypes['result_drafts']['observed']> | null;
    saved_by: string | null;
    saved_at: Date;
  };
  result_editors: {
    match_id: string;
    user_id: string;
    seen_at: Date;
  };
  result_player_elims: {
    version_id: string;
    entry_id: string;
    player: number;
    user_id: string | null;
    in_game_name: string;
    elims: number;
  };
  result_rows: {
    version_id: string;
    entry_id: string;
    status: ColumnTypes['result_rows']['status'];
    placement: number | null;
    elims: number;
    fielded: number;
    points_x10: number;
  };
  result_screenshots: {
    match_id: string;
    entry_id: string;
    image: string;
    attached_by: string | null;
    attached_at: Date;
    no: Generated<number>;
  };
  result_versions: {
    id: string;
    match_id: string;
    no: number;
    preset_version_id: string;
    reason: string;
    source: ColumnTypes['result_versions']['source'];
    draft_version: number | null;
    published_by: string | null;
    published_at: Date;
  };
  room_channels: {
    match_id: string;
    room_id: string;
    channel_id: string | null;
    ends_at: Date | null;
  };
  room_reveals: {
    room_id: string;
    user_id: string;
    entry_id: string | null;
    at: Date;
    via: Generated<ColumnTypes['room_reveals']['via']>;
  };
  rooms: {
    id: string;
    match_id: string;
    no: number;
    sealed: Uint8Array | null;
    created_by: string | null;
    created_at: Date;
    replaced_at: Date | null;
  };
  screen_pictures: {
    hash: string;
    match_id: string;
    image: string;
    part: ColumnTypes['screen_pictures']['part'];
    kept_at: Date;
  };
  series: {
    id: string;
    tier: ColumnTypes['series']['tier'];
    title: string;
    weekdays: JSONColumnType<ColumnTypes['series']['weekdays']>;
    first_match: string;
    matches: number;
    maps: JSONColumnType<ColumnTypes['series']['maps']>;
    spacing_min: number;
    slots: number;
    open_before_min: number;
    entry: ColumnTypes['series']['entry'];
    description: string;
    prize_pool: string;
    prizes: JSONColumnType<ColumnTypes['series']['prizes']>;
    rules: JSONColumnType<ColumnTypes['series']['rules']>;
    paused_until: string | null;
    ended_at: Date | null;
    version: Generated<number>;
    created_at: Date;
    log_channel: Generated<string>;
    guests: Generated<boolean>;
  };
  series_reserved: {
    series_id: string;
    team_id: string;
    kind: ColumnTypes['series_reserved']['kind'];
    until: string | null;
  };
  series_skips: {
    series_id: string;
    day: string;
    reason: string;
  };
  sessions: {
    token_hash: Uint8Array;
    user_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    id: Generated<string>;
    device: Generated<string>;
    confirmed_at: Date | null;
  };
  sign_in_steps: {
    ticket_hash: Uint8Array;
    user_id: string;
    password_hash: string | null;
    tries: Generated<number>;
    expires_at: Date;
  };
  site_backups: {
    name: string;
    made_at: Date;
    bytes: BigCount;
  };
  site_keys: {
    name: string;
    value: string;
  };
  staff_grants: {
    id: string;
    user_id: string;
    tournament_id: string | null;
    series_id: string | null;
    duty: ColumnTypes['staff_grants']['duty'];
    until: Date | null;
    granted_by: string | null;
    created_at: Date;
  };
  stage_draws: {
    id: string;
    stage_id: string;
    no: number;
    method: ColumnTypes['stage_draws']['method'];
    seed: string;
    rolls: number;
    hand_moves: Generated<number>;
    drawn_from: JSONColumnType<ColumnTypes['stage_draws']['drawn_from']>;
    slot_mode: ColumnTypes['stage_draws']['slot_mode'];
    version: Generated<number>;
    changed_at: Date;
    published_at: Date | null;
    created_at: Date;
  };
  stage_entries: {
    stage_id: string;
    entry_id: string;
    seed: number;
  };
  stage_snapshots: {
    id: string;
    stage_id: string;
    no: number;
    tables: JSONColumnType<ColumnTypes['stage_snapshots']['tables']>;
    finalised_by: string | null;
    finalised_at: Date;
    override_reason: string;
  };
  stages: {
    id: string;
    tournament_id: string;
    position: number;
    name: string;
    format: ColumnTypes['stages']['format'];
    lobby_max: number;
    first_slot: number;
    reserved_slots: MadeJson<ColumnTypes['stages']['reserved_slots']>;
    match_cap: number;
    match_point: JSONColumnType<ColumnTypes['stages']['match_point']> | null;
    starts_from: JSONColumnType<ColumnTypes['stages']['starts_from']> | null;
    finalised_at: Date | null;
    version: Generated<number>;
    created_at: Date;
    preset_version_id: string | null;
    bands: MadeJson<ColumnTypes['stages']['bands']>;
    best_of_rest: JSONColumnType<ColumnTypes['stages']['best_of_rest']> | null;
    head_start_x10: MadeJson<ColumnTypes['stages']['head_start_x10']>;
    scoring_version: Generated<number>;
    champion_entry_id: string | null;
    champion_match_no: number | null;
    template: Generated<string>;
  };
  standings_states: {
    id: string;
    no: number;
    changed_at: Date;
  };
  strikes: {
    id: string;
    user_id: string | null;
    game_id_key: string | null;
    team_id: string | null;
    subject_name: string;
    kind: ColumnTypes['strikes']['kind'];
    points: number;
    reason: string;
    tournament_id: string | null;
    entry_id: string | null;
    given_by: string | null;
    at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    revoke_reason: Generated<string>;
  };
  team_calendars: {
    team_id: string;
    generation: Generated<number>;
  };
  team_members: {
    user_id: string;
    team_id: string;
    joined_at: Date;
    place: number | null;
    reminded_at: Date | null;
  };
  team_searches: {
    team_id: string;
    roles: JSONColumnType<ColumnTypes['team_searches']['roles']>;
    text: string;
    posted_at: Date;
  };
  teams: {
    id: string;
    name: string;
    name_key: string;
    logo: string;
    leader_id: string;
    invite_code: string;
    created_at: Date;
    player_count: Generated<number>;
    co_leader_id: string | null;
  };
  tie_rulings: {
    id: string;
    stage_id: string;
    entry_ids: JSONColumnType<ColumnTypes['tie_rulings']['entry_ids']>;
    reason: string;
    created_by: string | null;
    created_at: Date;
    dropped_at: Date | null;
  };
  tournament_followers: {
    tournament_id: string;
    user_id: string;
  };
  tournaments: {
    id: string;
    title: string;
    organizer: string;
    banner: string;
    status: ColumnTypes['tournaments']['status'];
    prize_pool: string;
    slot_total: number;
    slots_used: Generated<number>;
    start_date: string | null;
    end_date: string | null;
    type: ColumnTypes['tournaments']['type'];
    description: string;
    log_channel: string;
    prizes: JSONColumnType<ColumnTypes['tournaments']['prizes']>;
    schedule: JSONColumnType<ColumnTypes['tournaments']['schedule']>;
    rules: JSONColumnType<ColumnTypes['tournaments']['rules']>;
    version: Generated<number>;
    created_at: Date;
    kind: Generated<ColumnTypes['tournaments']['kind']>;
    game: Generated<ColumnTypes['tournaments']['game']>;
    is_draft: Generated<boolean>;
    reg_opens_at: Date | null;
    reg_closes_at: Date | null;
    checkin_opens_at: Date | null;
    checkin_closes_at: Date | null;
    first_match_at: Date | null;
    room_lead_min: Generated<number>;
    waitlist_max: number | null;
    fill: Generated<ColumnTypes['tournaments']['fill']>;
    min_lineup: number | null;
    dispute_min: number | null;
    daily_check_in: Generated<boolean>;
    eligibility: MadeJson<ColumnTypes['tournaments']['eligibility']>;
    series_id: string | null;
    series_date: string | null;
    cancelled_at: Date | null;
    cancel_reason: Generated<string>;
    waiting: Generated<number>;
    facts_no: Generated<number>;
    details_no: Generated<number>;
    checkin_opened_at: Date | null;
    checkin_outage: Generated<ColumnTypes['tournaments']['checkin_outage']>;
    checkin_closed_at: Date | null;
    drawn_at: Date | null;
    guests: Generated<boolean>;
    planned_reg_opens_at: Date | null;
    planned_reg_closes_at: Date | null;
    planned_checkin_opens_at: Date | null;
    planned_checkin_closes_at: Date | null;
    daily_checkin_closes_at: Date | null;
  };
  users: {
    id: string;
    name: string;
    email: string;
    password_hash: string | null;
    email_verified_at: Date | null;
    role: Generated<ColumnTypes['users']['role']>;
    profile: Generated<string>;
    in_game_name: Generated<string>;
    in_game_id: Generated<string>;
    in_game_role: Generated<string>;
    mobile_number: Generated<string>;
    discord_id: string | null;
    discord_username: string | null;
    google_subject: string | null;
    created_at: Generated<Date>;
    role_since: Date | null;
    discord_linked_at: Date | null;
    google_linked_at: Date | null;
    page_id: Generated<string>;
    hides_page: Generated<boolean>;
    language: string | null;
  };
  vacancy_watchers: {
    team_id: string;
    told_on: string | null;
  };
}

/** The columns of each table, in its order. */
export const columnsOf = {
  adjustments: ['id', 'stage_id', 'entry_id', 'match_id', 'points_x10', 'kind', 'rule_ref', 'reason', 'is_public', 'created_by', 'created_at', 'revoked_at', 'revoke_reason'],
  applications: ['id', 'user_id', 'name', 'contact', 'discord', 'age', 'position', 'other_position', 'experience', 'motivation', 'availability', 'status', 'created_at'],
  audit_log: ['id', 'at', 'actor_id', 'actor_name', 'action', 'subject', 'before', 'after', 'tournament_id'],
  authenticators: ['user_id', 'secret', 'confirmed_at', 'last_step'],
  bans: ['id', 'user_id', 'game_id_key', 'team_id', 'subject_name', 'kind', 'scope', 'state', 'reason', 'days', 'for_good', 'starts_at', 'ends_at', 'created_at', 'proposed_by', 'decided_by', 'decided_at', 'lift_reason', 'appeal', 'appeal_state', 'appealed_at', 'appeal_answer', 'appeal_answered_by'],
  challenges: ['challenge_hash', 'purpose', 'bound_to', 'expires_at'],
  chat_member_counts: ['day', 'members'],
  check_ins: ['entry_id', 'day', 'by_user_id', 'at'],
  discord_commands: ['application_id', 'hash', 'registered_at'],
  discord_events: ['tournament_id', 'event_id', 'state', 'hash'],
  discord_interactions: ['id', 'received_at', 'answer'],
  discord_posts: ['tournament_id', 'kind', 'about', 'channel_id', 'message_id', 'hash', 'changed_at'],
  disputes: ['id', 'match_id', 'entry_id', 'kind', 'text', 'links', 'evidence', 'state', 'opened_by', 'opened_at', 'asked_entry_id', 'asked_answer', 'asked_answered_at', 'answer', 'outcome', 'decided_by', 'decided_at'],
  email_changes: ['id', 'user_id', 'old_email', 'new_email', 'asked_at', 'confirm_hash', 'changed_at', 'undo_hash', 'undone_at'],
  email_tokens: ['id', 'token_hash', 'user_id', 'purpose', 'expires_at', 'used_at', 'name', 'password_hash', 'profile'],
  entry_aliases: ['entry_id', 'alias', 'alias_key'],
  game_id_claims: ['id', 'game_id', 'claimant_id', 'holder_id', 'reason', 'state', 'made_at', 'decided_by', 'decided_at', 'answer'],
  game_maps: ['game', 'name', 'recall', 'position'],
  group_entries: ['id', 'draw_id', 'group_id', 'entry_id', 'room_slot', 'place', 'from_match_no', 'to_match_no'],
  groups: ['id', 'draw_id', 'letter'],
  guest_claims: ['entry_id', 'user_id', 'team_name', 'asked_at', 'refused_at'],
  guest_devices: ['id', 'entry_id', 'mark_hash', 'key_hash', 'name', 'first_at', 'last_at', 'wrong', 'rests_until', 'game_id_key'],
  guest_entries: ['entry_id', 'captain', 'link_hash', 'link_sealed', 'rests', 'claimed_by', 'claimed_at', 'was_opened', 'captain_mail', 'captain_phone'],
  guest_import_entries: ['import_id', 'entry_id'],
  guest_imports: ['id', 'tournament_id', 'by_user_id', 'at'],
  guest_looks: ['room_id', 'entry_id', 'device', 'mark_hash', 'at'],
  guest_tries: ['entry_id', 'device_id', 'at'],
  join_requests: ['id', 'team_id', 'user_id', 'asked_by', 'text', 'asked_at', 'declined_at'],
  judged_players: ['team_id', 'team_name_key', 'user_id', 'game_id_key'],
  kept_pictures: ['path', 'unused_since'],
  known_devices: ['user_id', 'mark_hash', 'last_seen_at'],
  ladder_moves: ['id', 'team_id', 'team_name', 'from_tier', 'to_tier', 'kind', 'week', 'reason', 'decided_by', 'at'],
  ladder_places: ['team_id', 'tier', 'since'],
  lobby_role_wearers: ['role_id', 'discord_id'],
  lobby_roles: ['stage_id', 'letter', 'role_id', 'made_at'],
  mail_days: ['day', 'sent', 'held'],
  match_entries: ['match_id', 'entry_id', 'room_slot', 'group_letter'],
  matches: ['id', 'tournament_id', 'stage_id', 'draw_id', 'table_group_id', 'group_letters', 'no', 'attempt', 'replay_of', 'map', 'recall', 'starts_at', 'state', 'state_reason', 'released_at', 'started_at', 'ended_at', 'published_version', 'slots_version', 'slots_changed_at', 'asks', 'version', 'created_at', 'dispute_until'],
  notice_preferences: ['user_id', 'team_mail', 'team_discord', 'tournament_mail', 'tournament_discord', 'staff_mail', 'staff_discord', 'match_mail', 'match_discord'],
  notification_events: ['id', 'title', 'type', 'is_by_staff', 'actor_id', 'about', 'created_at', 'audience', 'planned_for', 'said'],
  notification_receipts: ['notification_id', 'user_id', 'seen_at', 'deleted_at'],
  notifications: ['id', 'title', 'description', 'image', 'type', 'link', 'recipient_id', 'created_at', 'event_id', 'kind', 'mailed_at', 'is_mail_held'],
  oauth_states: ['state_hash', 'purpose', 'browser_hash', 'user_id', 'expires_at'],
  organisation_settings: ['id', 'version', 'overrides', 'changed_at'],
  overlay_frames: ['tournament_id', 'stamp', 'at', 'content'],
  overlay_tokens: ['id', 'tournament_id', 'name', 'token_hash', 'delay_s', 'created_at', 'revoked_at'],
  passkeys: ['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports', 'name', 'created_at', 'last_used_at'],
  payee_details: ['user_id', 'sealed', 'changed_at'],
  payment_requests: ['tournament_id', 'asked_at'],
  payouts: ['id', 'tournament_id', 'entry_id', 'team_name', 'slot', 'rank', 'award', 'payee_id', 'gross_paise', 'withheld_paise', 'net_paise', 'state', 'method', 'reference', 'proof', 'note', 'due_at', 'paid_at', 'approved_by', 'paid_by', 'version', 'created_at'],
  pending_owners: ['email', 'created_at'],
  planned_notifications: ['id', 'title', 'description', 'image', 'type', 'link', 'recipients', 'recipient_id', 'tournament_id', 'checked_in_only', 'leaders_only', 'send_at', 'planned_by', 'version', 'created_at'],
  player_aliases: ['game_id_key', 'alias', 'alias_key', 'kept_at'],
  player_searches: ['user_id', 'text', 'posted_at'],
  posters: ['id', 'image', 'text_one', 'text_two', 'text', 'button_name', 'button_link', 'created_at', 'place', 'shown_from', 'shown_until', 'version'],
  preset_versions: ['id', 'preset_id', 'no', 'name', 'rules', 'created_at'],
  presets: ['id', 'name', 'game', 'is_delivered', 'created_at', 'is_default'],
  prize_award_winners: ['rule_id', 'entry_id', 'parts'],
  prize_rules: ['id', 'tournament_id', 'position', 'from_rank', 'to_rank', 'award', 'amount_paise', 'basis'],
  prize_tax: ['is_only', 'rate_bp', 'above_paise', 'chosen_by', 'chosen_at'],
  push_subscriptions: ['id', 'session_hash', 'endpoint', 'p256dh', 'auth', 'created_at'],
  read_cards: ['match_id', 'entry_id', 'reader', 'size', 'picture', 'rank', 'is_blind', 'cells', 'read_at'],
  recovery_codes: ['user_id', 'code_hash'],
  refused_addresses: ['email', 'reason', 'refused_at'],
  registration_players: ['registration_id', 'tournament_id', 'position', 'user_id', 'name', 'in_game_name', 'in_game_id', 'in_game_id_key', 'in_game_role', 'discord_id', 'holds', 'by_link'],
  registrations: ['id', 'tournament_id', 'team_id', 'slot', 'team_name', 'team_logo', 'leader_email', 'leader_discord_id', 'leader_discord_username', 'registered_at', 'state', 'queue_no', 'skip_reason', 'state_reason', 'withdraw_asked_at', 'withdraw_reason', 'declarations', 'reserved', 'replaces_id', 'answers_id', 'room_slot', 'guest', 'was_named', 'renamed_at'],
  result_drafts: ['match_id', 'rows', 'version', 'source', 'observed', 'saved_by', 'saved_at'],
  result_editors: ['match_id', 'user_id', 'seen_at'],
  result_player_elims: ['version_id', 'entry_id', 'player', 'user_id', 'in_game_name', 'elims'],
  result_rows: ['version_id', 'entry_id', 'status', 'placement', 'elims', 'fielded', 'points_x10'],
  result_screenshots: ['match_id', 'entry_id', 'image', 'attached_by', 'attached_at', 'no'],
  result_versions: ['id', 'match_id', 'no', 'preset_version_id', 'reason', 'source', 'draft_version', 'published_by', 'published_at'],
  room_channels: ['match_id', 'room_id', 'channel_id', 'ends_at'],
  room_reveals: ['room_id', 'user_id', 'entry_id', 'at', 'via'],
  rooms: ['id', 'match_id', 'no', 'sealed', 'created_by', 'created_at', 'replaced_at'],
  screen_pictures: ['hash', 'match_id', 'image', 'part', 'kept_at'],
  series: ['id', 'tier', 'title', 'weekdays', 'first_match', 'matches', 'maps', 'spacing_min', 'slots', 'open_before_min', 'entry', 'description', 'prize_pool', 'prizes', 'rules', 'paused_until', 'ended_at', 'version', 'created_at', 'log_channel', 'guests'],
  series_reserved: ['series_id', 'team_id', 'kind', 'until'],
  series_skips: ['series_id', 'day', 'reason'],
  sessions: ['token_hash', 'user_id', 'created_at', 'last_seen_at', 'expires_at', 'id', 'device', 'confirmed_at'],
  sign_in_steps: ['ticket_hash', 'user_id', 'password_hash', 'tries', 'expires_at'],
  site_backups: ['name', 'made_at', 'bytes'],
  site_keys: ['name', 'value'],
  staff_grants: ['id', 'user_id', 'tournament_id', 'series_id', 'duty', 'until', 'granted_by', 'created_at'],
  stage_draws: ['id', 'stage_id', 'no', 'method', 'seed', 'rolls', 'hand_moves', 'drawn_from', 'slot_mode', 'version', 'changed_at', 'published_at', 'created_at'],
  stage_entries: ['stage_id', 'entry_id', 'seed'],
  stage_snapshots: ['id', 'stage_id', 'no', 'tables', 'finalised_by', 'finalised_at', 'override_reason'],
  stages: ['id', 'tournament_id', 'position', 'name', 'format', 'lobby_max', 'first_slot', 'reserved_slots', 'match_cap', 'match_point', 'starts_from', 'finalised_at', 'version', 'created_at', 'preset_version_id', 'bands', 'best_of_rest', 'head_start_x10', 'scoring_version', 'champion_entry_id', 'champion_match_no', 'template'],
  standings_states: ['id', 'no', 'changed_at'],
  strikes: ['id', 'user_id', 'game_id_key', 'team_id', 'subject_name', 'kind', 'points', 'reason', 'tournament_id', 'entry_id', 'given_by', 'at', 'expires_at', 'revoked_at', 'revoke_reason'],
  team_calendars: ['team_id', 'generation'],
  team_members: ['user_id', 'team_id', 'joined_at', 'place', 'reminded_at'],
  team_searches: ['team_id', 'roles', 'text', 'posted_at'],
  teams: ['id', 'name', 'name_key', 'logo', 'leader_id', 'invite_code', 'created_at', 'player_count', 'co_leader_id'],
  tie_rulings: ['id', 'stage_id', 'entry_ids', 'reason', 'created_by', 'created_at', 'dropped_at'],
  tournament_followers: ['tournament_id', 'user_id'],
  tournaments: ['id', 'title', 'organizer', 'banner', 'status', 'prize_pool', 'slot_total', 'slots_used', 'start_date', 'end_date', 'type', 'description', 'log_channel', 'prizes', 'schedule', 'rules', 'version', 'created_at', 'kind', 'game', 'is_draft', 'reg_opens_at', 'reg_closes_at', 'checkin_opens_at', 'checkin_closes_at', 'first_match_at', 'room_lead_min', 'waitlist_max', 'fill', 'min_lineup', 'dispute_min', 'daily_check_in', 'eligibility', 'series_id', 'series_date', 'cancelled_at', 'cancel_reason', 'waiting', 'facts_no', 'details_no', 'checkin_opened_at', 'checkin_outage', 'checkin_closed_at', 'drawn_at', 'guests', 'planned_reg_opens_at', 'planned_reg_closes_at', 'planned_checkin_opens_at', 'planned_checkin_closes_at', 'daily_checkin_closes_at'],
  users: ['id', 'name', 'email', 'password_hash', 'email_verified_at', 'role', 'profile', 'in_game_name', 'in_game_id', 'in_game_role', 'mobile_number', 'discord_id', 'discord_username', 'google_subject', 'created_at', 'role_since', 'discord_linked_at', 'google_linked_at', 'page_id', 'hides_page', 'language'],
  vacancy_watchers: ['team_id', 'told_on'],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
