// Runs once before all tests: html-report.ts reads what it writes.
export { bundleReportPage as default } from '../../scripts/report-page.ts'
