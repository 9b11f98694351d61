import type { RoleGiven } from '@lanna/contract/people/operators/operator-ops';
import { listRoles } from '@lanna/contract/people/operators/role-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { mayDo, useOperator } from '../../../../../console/operator.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';

const HOUSE = '*';

/** Which role, and where: only what the operator has to give. The server looks again. */
export function RoleFields({
  value,
  error,
  onChange,
}: {
  value: RoleGiven;
  error: string | undefined;
  onChange: (value: RoleGiven) => void;
}) {
  const { t } = useTranslation('operators-console');
  const operator = useOperator();
  const { data } = useOps(listRoles);
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'operators.grant', code));
  const overHouse = operator.house.includes('operators.grant');
  const within = (data?.roles ?? []).filter(({ permissions }) =>
    permissions.every((permission) => mayDo(operator, permission as never, value.brand ?? undefined)),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('roles.one')}
        error={error}
        value={value.role}
        onChange={({ target }) => onChange({ ...value, role: target.value })}
        options={[
          { value: '', label: t('roles.choose') },
          ...within.map(({ code }) => ({ value: code, label: code })),
        ]}
      />
      <SelectField
        label={t('roles.where')}
        value={value.brand ?? HOUSE}
        onChange={({ target }) => onChange({ ...value, brand: target.value === HOUSE ? null : target.value })}
        options={[
          ...(overHouse ? [{ value: HOUSE, label: t('roles.wholeHouse') }] : []),
          ...brands.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </div>
  );
}

/** Where a role is given at first: in the brand of the scope, or where the operator may. */
export function useFirstRole(): RoleGiven {
  const operator = useOperator();
  const brand = operator.brands.find(({ code }) => mayDo(operator, 'operators.grant', code));
  return { role: '', brand: operator.house.includes('operators.grant') ? null : (brand?.code ?? null) };
}
