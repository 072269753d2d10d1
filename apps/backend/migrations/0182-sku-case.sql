-- Skus are compared without their case, as Magento does.
create index catalogue_product_lower_sku on catalogue_product (lower(sku));
