export { createTestApp, type Inject, type TestApp } from './test-app.ts'
export { testEngine } from './test-database.ts'
