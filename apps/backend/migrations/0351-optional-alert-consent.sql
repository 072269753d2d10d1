-- The form of a stock alert asks for it beside the required consent of that alert. Nobody has to agree to more than the one email.
update consent_agreement set is_required = false where kind = 'product_alert' and code is null;
