-- Who looks into what is out of the ordinary also decides about players who may be programs, in the back offices of vendors.
update operators.role set permissions = permissions || '{catalogue.investigate}', version = version + 1
where code = 'risk' and not permissions @> '{catalogue.investigate}';
