export { openJeton, sealJeton } from './jeton.ts'
export { keyFile, readMasterKey } from './master-key.ts'
export {
  type Content,
  createStreamSealer,
  DamagedContentError,
  type StreamSealer,
} from './sealed-stream.ts'
export {
  createSealer,
  isSameSecret,
  type Place,
  randomToken,
  SealedValueError,
  type Sealer,
} from './sealer.ts'
export { acceptTotp, drawTotpSecret, totpUri } from './totp.ts'
