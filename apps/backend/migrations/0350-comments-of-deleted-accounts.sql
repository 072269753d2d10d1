-- An account with comments on the blog could not be deleted. The comments stay, under the name that was chosen.
alter table blog_comment drop constraint blog_comment_customer_id_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table blog_comment add constraint blog_comment_customer_id_fkey
  foreign key (customer_id) references customer_customer on delete set null;
