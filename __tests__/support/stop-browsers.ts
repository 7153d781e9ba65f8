export { stop as default } from './start-browsers.ts'
