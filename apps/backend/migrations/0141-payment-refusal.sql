-- Why a provider refused an attempt, in our own words of `RefusalReason`; null while it was not refused.
alter table payment_attempt add column refusal text;
