-- The built-in roles name only what there is. Whoever acts may propose: that needs no permission of its own. What the cashier lets
-- operators do comes with it.
update operators.role set permissions = array_remove(array_remove(permissions, 'cashier.*'), 'operators.propose'), version = version + 1
  where code = 'finance';
update operators.role set permissions = array_remove(permissions, 'operators.propose') || '{operators.read}', version = version + 1
  where code = 'risk';
