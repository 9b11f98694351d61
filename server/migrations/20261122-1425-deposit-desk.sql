-- The desk credits by the confirmation it names: cashier.credit_at_desk.
drop function if exists cashier.credit_confirmed;
