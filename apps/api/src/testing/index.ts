export { freePort, isReady, type PortalProcess, spawnPortal } from './portal-process.ts'
export { visitPortal } from './portal-visitor.ts'
export { createTestApp, type Inject, type TestApp } from './test-app.ts'
export { emptyTestDatabase, openEmptyDatabase, testEngine } from './test-database.ts'
