export { readMasterKey } from './master-key.ts'
export { createSealer, isSameSecret, randomToken, type Sealer } from './sealer.ts'
