-- What kind of device a user agent speaks of; null where it says nothing. An installed app shows the site in a web view; the browsers within chat programs are
-- web views too, and count as the phone or tablet they run on.
create or replace function members.device_class(p_user_agent text) returns text language sql immutable parallel safe as $$
  select case
    when p_user_agent !~ 'Line/|FBA[NV]|FB_IAB|Instagram|MicroMessenger|Zalo'
      and (p_user_agent ~ 'Android.*; wv\)' or p_user_agent ~ '\((iPhone|iPad|iPod)' and p_user_agent ~ 'AppleWebKit' and p_user_agent !~ 'Safari/') then 'app'
    when p_user_agent ~ 'iPad|Tablet|Silk/|PlayBook' or p_user_agent ~ 'Android' and p_user_agent !~ 'Mobile' then 'tablet'
    when p_user_agent ~ 'Mobi|iPhone|iPod|Android' then 'phone'
    when p_user_agent ~ 'Windows|Macintosh|X11|CrOS|Linux' then 'desktop'
  end
$$;

revoke execute on function members.device_class from public;
grant execute on function members.device_class to lanna_app;
