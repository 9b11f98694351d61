import { ContractPage } from './contract-page.tsx';

export function DividendPage() {
  return <ContractPage kind="dividend" />;
}
export function DailySalaryPage() {
  return <ContractPage kind="daily_salary" />;
}
export function HourlySalaryPage() {
  return <ContractPage kind="hourly_salary" />;
}
export function RealTimeSalaryPage() {
  return <ContractPage kind="real_time_salary" />;
}
