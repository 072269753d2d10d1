-- Pictures that an email shows within its text: [{"cid", "name", "type", "base64"}].
alter table platform_mail add column attachments jsonb not null default '[]';
