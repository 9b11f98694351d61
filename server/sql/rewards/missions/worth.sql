-- What a bet counts towards a step as it stands: nothing before it is settled, nothing of a refund, nothing of free bets.
create or replace function missions.worth(p_trigger jsonb, p_category text, p_status text, p_stake bigint, p_payout bigint, p_turnover bigint)
  returns bigint language sql immutable parallel safe as $$
  select case
    when p_status not in ('won', 'lost') or p_stake <= 0 then 0
    when jsonb_array_length(p_trigger -> 'categories') > 0 and not (p_trigger -> 'categories') ? p_category then 0
    when p_trigger ->> 'kind' = 'turnover' then p_turnover
    when p_trigger ->> 'kind' in ('rounds', 'games') then 1
    when p_trigger ->> 'kind' = 'slips' then case when p_category in ('LOTT', 'ELOTT') then 1 else 0 end
    when p_trigger ->> 'kind' = 'multiple' then
      case when p_payout::numeric >= p_stake::numeric * (p_trigger ->> 'multiple')::integer then 1 else 0 end
    else 0
  end
$$;

revoke execute on function missions.worth from public;
